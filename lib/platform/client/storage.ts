/** Values of local storage by key (specification section 3, and ours). */
interface StoredValues {
  auth_token: string;
  isLogin: boolean;
  hasApp: boolean;
  /** The language hash; English is stored too. */
  language: '#!zh' | '#!en';
  /** The native app's last language message, uppercased (specification section 4). */
  language_app: string;
  scanCodeUrl: string;
  /** Whether somebody in this browser has written to the customer service. */
  hasChat: boolean;
  /** Unsent messages to the customer service, as JSON. */
  chatUnsent: string;
  /** Uploads started in this browser, as JSON. */
  uploads: string;
  /** Whether single-letter shortcuts are off, for example for speech input. */
  singleKeysOff: boolean;
  /** Watch position of each film, as JSON. */
  watchPositions: string;
  /** Choices in a player that apply to the next ones, as JSON. */
  playerChoices: string;
  /** The Beijing day of the last visit that was noted, YYYY-MM-DD. */
  visitedOn: string;
  /** Earlier searches in this browser, the latest first, as JSON. */
  searches: string;
  /** The name of the door at which this device checks tickets. */
  doorName: string;
  /** Whether it does so without a sound. */
  doorIsSilent: boolean;
}

type Key = keyof StoredValues;

/** Parsers of stored texts; null for an invalid text. True is stored as `true`. */
const readers: { [K in Key]: (raw: string) => StoredValues[K] | null } = {
  auth_token: text,
  isLogin: flag,
  hasApp: flag,
  language: (raw) => (raw === '#!zh' || raw === '#!en' ? raw : null),
  language_app: text,
  scanCodeUrl: text,
  hasChat: flag,
  chatUnsent: text,
  uploads: text,
  singleKeysOff: flag,
  watchPositions: text,
  playerChoices: text,
  visitedOn: text,
  searches: text,
  doorName: text,
  doorIsSilent: flag,
};

/**
 * If the browser refuses local storage (private mode, blocked, full), values last as long as the page. They take
 * precedence over stored ones, since a failed write leaves an older value there.
 */
const kept = new Map<Key, string | null>();

/** The stored value; null for none, for an invalid one, and on the server. */
export function readStored<K extends Key>(key: K): StoredValues[K] | null {
  if (typeof window === 'undefined') return null;
  const raw = kept.has(key) ? kept.get(key) : attempt(() => window.localStorage.getItem(key), null);
  return raw ? readers[key](raw) : null;
}

/** Stores a value. Never throws: after a failed write it lasts as long as the page. */
export function writeStored<K extends Key>(key: K, value: StoredValues[K]): void {
  put(key, String(value));
}

/** Removes a value. Never throws. */
export function removeStored(key: Key): void {
  put(key, null);
}

function put(key: Key, raw: string | null) {
  if (typeof window === 'undefined') return;
  const written = attempt(() => {
    if (raw === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, raw);
    return true;
  }, false);
  if (written) kept.delete(key);
  else kept.set(key, raw);
}

/** Access throws where storage is disabled, which is an expected state of a browser. */
function attempt<T>(reach: () => T, refused: T): T {
  try {
    return reach();
  } catch {
    return refused;
  }
}

function text(raw: string): string {
  return raw;
}

function flag(raw: string): boolean {
  return raw === 'true';
}
