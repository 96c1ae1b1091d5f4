/** The editor of Geodia's maps (G10), found by its folder. */
import type { EditorUi } from "../../types";
import Editor from "./Editor.svelte";

// the server gives it a sketch of its own
export const editor = { Editor, bySeats: false, drawn: "shuffled" } as unknown as EditorUi;
