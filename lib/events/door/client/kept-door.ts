import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Door, DoorTicket, WrittenScan } from '../contract';

/** What a device needs without a line. */
export interface DoorCopy {
  door: Door;
  tickets: DoorTicket[];
}

/** A scan that the server has not decided yet, with the name that its door had. */
export interface UnsentScan extends WrittenScan {
  door: string;
}

/** Made on first use: the server has none. */
let made: ReturnType<typeof createStore> | undefined;
const store = () => {
  made ??= createStore('lightfield door', 'kept');
  return made;
};

/**
 * What is kept on the device, by the key of a helper's link or the id of the activity. A browser may refuse to keep anything,
 * in a private window or on a full disk: then it lasts as long as the page, and nothing fails.
 */
export const keptDoor = {
  readCopy: (door: string) => attempt(() => get<DoorCopy>(['copy', door], store()), undefined),
  keepCopy: (door: string, copy: DoorCopy) => attempt(() => set(['copy', door], copy, store()), undefined),
  dropCopy: (door: string) => attempt(() => del(['copy', door], store()), undefined),
  readScans: async (door: string) => {
    const all = await attempt(() => entries<[string, string, string], UnsentScan>(store()), []);
    const own = all.filter(([[kind, of]]) => kind === 'scan' && of === door).map(([, scan]) => scan);
    return own.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  },
  keepScan: (door: string, scan: UnsentScan) =>
    attempt(() => set(['scan', door, scan.nonce], scan, store()), undefined),
  dropScan: (door: string, nonce: string) => attempt(() => del(['scan', door, nonce], store()), undefined),
};

async function attempt<T>(work: () => Promise<T>, refused: T): Promise<T> {
  try {
    return await work();
  } catch {
    // Storage that is disabled or full is an expected state of a browser.
    return refused;
  }
}
