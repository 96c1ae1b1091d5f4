/** What a table may be set to: seconds for a decision (0: no limit), and milliseconds between decisions of bots. */
export const TIMERS = [0, 30, 60, 120, 300, 86_400];
export const PACES = [0, 250, 600, 1200];
