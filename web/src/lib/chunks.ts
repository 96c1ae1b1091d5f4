/** Parts of the client that come later may fail to come: no connection, or an old tab after a new version. */

// what Chromium and Firefox say, what Safari says, what Vite says of styles
const SAID = /dynamically imported module|importing a module script failed|unable to preload css/i;

export const partMissing = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);
