/** Companions on this device: in IndexedDB, which works without a connection and over plain http. */
import type { Entry } from "./log";

export interface Kept extends Entry {
  table: string;
  /** Has the server confirmed it? */
  sent: boolean;
  /** Why the server does not take it: the message of its complaint. Such an entry does not count. */
  refused?: string;
}

export interface KeptTable {
  id: string;
  game: string;
  /** Milliseconds since 1970. */
  seen: number;
  /** As the list shows it. */
  names: string[];
}

const NAME = "gemhold-companion";
let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("entries", { keyPath: ["table", "id"] });
      asked.result.createObjectStore("figures");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error(NAME));
  });
  return opened;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });

async function write(store: string, work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(store, "readwrite");
  work(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error(NAME));
    transaction.onabort = () => reject(transaction.error ?? new Error(NAME));
  });
}

async function read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return done(ask((await open()).transaction(store).objectStore(store)));
}

const own = (table: string): IDBKeyRange => IDBKeyRange.bound([table, ""], [table, "\uffff"]);

export const keeper = {
  tables: (): Promise<KeptTable[]> => read("tables", (store) => store.getAll() as IDBRequest<KeptTable[]>),
  table: (id: string): Promise<KeptTable | undefined> =>
    read("tables", (store) => store.get(id) as IDBRequest<KeptTable | undefined>),
  keepTable: (table: KeptTable): Promise<void> => write("tables", (store) => store.put(table)),
  async forget(id: string): Promise<void> {
    await write("entries", (store) => store.delete(own(id)));
    await write("tables", (store) => store.delete(id));
  },
  entries: (table: string): Promise<Kept[]> =>
    read("entries", (store) => store.getAll(own(table)) as IDBRequest<Kept[]>),
  keep: (entries: readonly Kept[]): Promise<void> =>
    write("entries", (store) => {
      for (const entry of entries) store.put(entry);
    }),
  drop: (table: string, id: string): Promise<void> => write("entries", (store) => store.delete([table, id])),
  figures: (game: string): Promise<unknown> => read("figures", (store) => store.get(game) as IDBRequest<unknown>),
  keepFigures: (game: string, figures: unknown): Promise<void> => write("figures", (store) => store.put(figures, game)),
};
