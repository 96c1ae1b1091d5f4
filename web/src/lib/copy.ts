/**
 * Puts the text of a field where it can be pasted from.
 * Over plain http there is no clipboard for pages: then the browser copies what is selected.
 */
export async function copyFrom(field: Pick<HTMLInputElement, "value" | "focus" | "select">): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select(); // stays so, for copying by hand
    return document.execCommand("copy");
  }
}
