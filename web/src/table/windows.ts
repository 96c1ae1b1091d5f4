/** Windows over a table, one at a time. */
export type TableWindow = "menu" | "rules" | "keys" | "settings" | "recap" | "invite" | "device" | "sit" | "end";
