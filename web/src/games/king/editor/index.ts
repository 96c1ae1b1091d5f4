/** The editor of King of the Dice's maps (K19), found by its folder. */
import type { EditorUi } from "../../types";
import Editor from "./Editor.svelte";

// the server gives it a sketch of its own
export const editor = { Editor, bySeats: true, drawn: "random" } as unknown as EditorUi;
