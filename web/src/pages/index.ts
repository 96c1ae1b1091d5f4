/** The pages, each a chunk of its own. */
import type { Component } from "svelte";
import type { Route } from "@/lib/router.svelte";

export type Page = Component<{ route: Route }>;
type Loaded = { default: Page } | { default: Component };

export const PAGES: Record<string, () => Promise<Loaded>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  record: () => import("./Record.svelte"),
  dice: () => import("./Dice.svelte"),
  settings: () => import("./Settings.svelte"),
  own: () => import("./Own.svelte"),
  map: () => import("./MapEditor.svelte"),
  learn: () => import("./Learn.svelte"),
  lesson: () => import("./Lesson.svelte"),
  at: () => import("./AtTable.svelte"),
  companion: () => import("./Companion.svelte"),
  rules: () => import("./Rules.svelte"),
};
