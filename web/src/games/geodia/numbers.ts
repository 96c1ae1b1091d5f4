/**
 * Numbers of actions, to ask the server why something that is not offered cannot be done.
 * The server tells where each group begins.
 */
export type Group =
  | "put"
  | "road"
  | "rail"
  | "wall"
  | "detonate"
  | "to"
  | "artillery"
  | "card"
  | "hire"
  | "upgrade"
  | "improve"
  | "discard"
  | "play"
  | "site"
  | "debt"
  | "target"
  | "dismiss";

let starts: Readonly<Record<string, number>> = {};

export function learn(told: Readonly<Record<string, number>>): void {
  starts = told;
}

export const numberOf = (group: Group, k = 0): number => starts[group]! + k;
/** The base as a place of figures. */
export const HOME = 54;
