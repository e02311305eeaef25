/** What each key of local storage holds (specification section 3, and ours). */
interface StoredValues {
  auth_token: string;
  isLogin: boolean;
  hasApp: boolean;
  /** The language marker; English carries it too. */
  language: '#!zh' | '#!en';
  /** What the native app's language message said, uppercased (specification section 4). */
  language_app: string;
  scanCodeUrl: string;
  /** Whether somebody at this browser has written to the customer service. */
  hasChat: boolean;
  /** Messages to the customer service that have not been sent, as JSON. */
  chatUnsent: string;
  /** Files that were begun to be uploaded here, as JSON. */
  uploads: string;
  /** Whether letters pressed by themselves do nothing: who speaks to the machine may want that. */
  singleKeysOff: boolean;
  /** Where a visitor left each film, as JSON. */
  watchPositions: string;
  /** What was chosen in a player and holds for the next ones, as JSON. */
  playerChoices: string;
  /** What was searched for here, the latest first, as JSON. */
  searches: string;
}

type Key = keyof StoredValues;

/** How a stored text is read; null for what cannot have been written here. True is stored as the word `true`. */
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
  searches: text,
};

/**
 * Where the browser refuses local storage (private mode, blocked, full), values live as long as the page. They are
 * read before what is stored, since a refused write leaves an older value behind.
 */
const kept = new Map<Key, string | null>();

/** The stored value; null when there is none, when it is malformed, and on the server. */
export function readStored<K extends Key>(key: K): StoredValues[K] | null {
  if (typeof window === 'undefined') return null;
  const raw = kept.has(key) ? kept.get(key) : attempt(() => window.localStorage.getItem(key), null);
  return raw ? readers[key](raw) : null;
}

/** Stores a value. Never throws: a refused write is kept for the life of the page. */
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

/** Reaching storage throws where it is refused; that is an ordinary state of a browser, not a fault. */
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
