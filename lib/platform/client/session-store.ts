import { create } from 'zustand';

/** An entry of a dictionary, in the language of the page that asked for it. */
interface NamedEntry {
  id: string;
  name: string;
}

/** The client state (specification section 3). */
export interface SessionState {
  /** User info as the customer-info call returned it, kept whole. */
  peopleMessage: Record<string, unknown> | null;
  /** Id of the area that a visitor chose; an account keeps its own. Empty for none. */
  area: string;
  /** Which of the pictures that stand together is shown large, or was. */
  imgIndex: number;
  industryList: NamedEntry[];
  professionList: NamedEntry[];
  /** The works that were picked in /selectVideo and not taken along yet, by their ids. */
  videoList: string[];
  /** Whether the app-open banner may show; false once it was closed. */
  open_app_status: boolean;
  language: 'CN' | 'EN';
  isLogin: boolean;
  avatar: string | null;
}

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
/** A list of texts, or of entries of a dictionary. */
const isList = (isItem: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isItem);
const isEntryList = isList((value) => isText((value as NamedEntry | null)?.id) && isText((value as NamedEntry).name));

/** What a saved value must be. By hand, since a schema library would weigh more than all of this folder. */
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

/** Takes up what session storage holds; a malformed or outdated value leaves its key as it is. */
export function restoreSession(): void {
  useSessionStore.setState(readSaved());
}

/** Saves the state whole, as on page unload or hide (specification section 4). */
export function saveSession(): void {
  const state = JSON.stringify(useSessionStore.getState());
  try {
    sessionStorage.setItem(storageKey, state);
  } catch {
    // Storage is refused or full: the state then lives as long as the page, as in any private window.
  }
}

/** Forgets the account. What belongs to the visitor (language, the closed banner) stays. */
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

/** Not by `tab-storage.ts`: every marketing page would carry it. */
function parseSaved(): object {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {};
  } catch {
    // Storage is refused or holds something else than our JSON: the same as nothing saved.
    return {};
  }
}
