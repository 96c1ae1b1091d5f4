/** Passing on a link: by what the device offers for it, else through the clipboard. */

/** "shared": the device's own window took it; "copied": it can be pasted; "failed": neither. */
export type Shared = "shared" | "copied" | "failed";

export const canShare = (): boolean => typeof navigator.share === "function";

export async function shareLink(url: string, title: string): Promise<Shared> {
  if (canShare()) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return "shared"; // thought better of it
    }
  }
  return (await copied(url)) ? "copied" : "failed";
}

/** Over plain http pages have no clipboard: then a field that nobody sees is copied from. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
