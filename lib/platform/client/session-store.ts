import * as z from 'zod/mini';
import { create } from 'zustand';

/** Each key of the client state with what it may hold (specification section 3). */
const keys = {
  /** User info as the customer-info call returned it, kept whole. */
  peopleMessage: z.nullable(z.record(z.string(), z.unknown())),
  area: z.string(),
  imgIndex: z.int(),
  industryList: z.array(z.string()),
  professionList: z.array(z.string()),
  videoList: z.array(z.string()),
  /** Whether the app-open banner may show; false once it was closed. */
  open_app_status: z.boolean(),
  language: z.enum(['CN', 'EN']),
  isLogin: z.boolean(),
  avatar: z.nullable(z.string()),
};

export type SessionState = { [Key in keyof typeof keys]: z.output<(typeof keys)[Key]> };

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
    window.sessionStorage.setItem(storageKey, state);
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
  const saved = parseSaved();
  const entries = Object.entries(keys).flatMap(([key, schema]) => {
    const value = z.safeParse<z.ZodMiniType>(schema, saved[key]);
    return value.success ? [[key, value.data]] : [];
  });
  return Object.fromEntries(entries);
}

function parseSaved(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return typeof saved === 'object' && saved !== null ? { ...saved } : {};
  } catch {
    // Storage is refused or holds something else than our JSON: the same as nothing saved.
    return {};
  }
}
