import { create } from 'zustand';

/** An entry of a dictionary, in the language of the page that fetched it. */
interface NamedEntry {
  id: string;
  name: string;
}

/** The client state (specification section 3). */
export interface SessionState {
  /** User info as returned by the customer-info call, unchanged. */
  peopleMessage: Record<string, unknown> | null;
  /** Id of the area chosen by a visitor; an account stores its own. Empty for none. */
  area: string;
  /** Index of the enlarged picture of a gallery. */
  imgIndex: number;
  industryList: NamedEntry[];
  professionList: NamedEntry[];
  /** Ids of works picked in /selectVideo and not added yet. */
  videoList: string[];
  /** Whether the app-open banner may show; false once it was closed. */
  open_app_status: boolean;
  language: 'CN' | 'EN';
  isLogin: boolean;
  avatar: string | null;
}

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
/** A list of strings, or of dictionary entries. */
const isList = (isItem: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem);
const isEntryList = isList((value) => isText((value as NamedEntry | null)?.id) && isText((value as NamedEntry).name));

/** Validators of saved values. By hand, since a schema library would weigh more than this whole folder. */
const fits: Record<keyof SessionState, (value: unknown) => boolean> = {
  peopleMessage: (value) => typeof value === 'object' && !Array.isArray(value),
  area: isText,
  imgIndex: (value) => Number.isInteger(value) && Number(value) >= 0,
  industryList: isEntryList,
  professionList: isEntryList,
  videoList: isList(isText),
  open_app_status: isFlag,
  language: (value) => value === 'CN' || value === 'EN',
  isLogin: isFlag,
  avatar: (value) => value === null || isText(value),
};

const initial: SessionState = {
  peopleMessage: null,
  area: '',
  imgIndex: 0,
  industryList: [],
  professionList: [],
  videoList: [],
  open_app_status: true,
  language: 'CN',
  isLogin: false,
  avatar: null,
};

const storageKey = 'state';

/**
 * The client state. Read it with `useSessionStore((state) => state.avatar)`, change it with
 * `useSessionStore.setState({ avatar })` in effects and handlers; on the server it is always the initial state.
 */
export const useSessionStore = create<SessionState>(() => initial);

/** Restores the state from session storage; invalid and outdated values are ignored. */
export function restoreSession(): void {
  useSessionStore.setState(readSaved());
}

/** Saves the whole state, as on page unload or hide (specification section 4). */
export function saveSession(): void {
  const state = JSON.stringify(useSessionStore.getState());
  try {
    sessionStorage.setItem(storageKey, state);
  } catch {
    // Storage is disabled or full: the state then lasts as long as the page, as in a private window.
  }
}

/** Clears the account. The visitor's own values (language, the closed banner) stay. */
export function clearSession(): void {
  const { language, open_app_status } = useSessionStore.getState();
  useSessionStore.setState({ ...initial, language, open_app_status });
  saveSession();
}

function readSaved(): Partial<SessionState> {
  const saved = Object.entries(parseSaved());
  return Object.fromEntries(
    saved.filter(([key, value]) => Object.hasOwn(fits, key) && fits[key as keyof SessionState](value)),
  );
}

/** Not by `tab-storage.ts`, which every marketing page would load then. */
function parseSaved(): object {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {};
  } catch {
    // Storage is disabled or has invalid content: the same as nothing saved.
    return {};
  }
}
