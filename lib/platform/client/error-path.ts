import type { FieldError } from '@/lib/platform/shared/error-codes';
import { languageNames, languageOfMarker } from '@/lib/platform/shared/language';
import { AnswerError, ConnectionError } from './errors';
import { inOwnApp } from './host';
import { callApp } from './native-bridge';
import { pageLanguage } from './page-language';
import { signOut } from './sign-out';
import { readStored } from './storage';
import { keepInTab, readInTab } from './tab-storage';
import { toast } from './toast';

/** Codes that are handed to the caller without a message (specification section 8). */
const silentCodes = new Set(['400', 'NullPointer']);
const loginIsOver = new Set(['Unauthorized', 'SessionEnded']);

let navigate = (path: string) => location.assign(path);

/** Lets the error path go to the login page within the page, so that its message stays on the screen. */
export function navigateWith(go: (path: string) => void): () => void {
  const before = navigate;
  navigate = go;
  return () => {
    if (navigate === go) navigate = before;
  };
}

type AskToLogIn = (message: string, logIn: () => void) => void;
let askToLogIn: AskToLogIn = (message) => toast(message);

/** Lets the error path ask who was logged out by another device; where nobody asks, the message is shown alone. */
export function askToLogInWith(ask: AskToLogIn): () => void {
  const before = askToLogIn;
  askToLogIn = ask;
  return () => {
    if (askToLogIn === ask) askToLogIn = before;
  };
}

/**
 * Passes the data of an answer on when it carries data or the code OK, and throws an {@link AnswerError} otherwise
 * (specification section 8). What is not an answer of ours throws a {@link ConnectionError}.
 *
 * @param retryAfter the answer's `Retry-After`, in seconds
 */
export function dataOfAnswer(text: string, retryAfter: string | null = null): unknown {
  const { code, data, message, fields } = parse(text);
  if (code === 'OK' || (data !== undefined && data !== null)) return data;
  if (typeof code !== 'string' && typeof code !== 'number') throw new ConnectionError('unreadable');
  throw new AnswerError(
    String(code),
    typeof message === 'string' ? message : '',
    Array.isArray(fields) ? (fields as FieldError[]) : [],
    Number(retryAfter) || null,
  );
}

function parse(text: string): Partial<Record<'code' | 'data' | 'message' | 'fields', unknown>> {
  try {
    return JSON.parse(text) ?? {};
  } catch (cause) {
    throw new ConnectionError('unreadable', { cause });
  }
}

/**
 * Does for a failed call what specification section 8 asks for. The error itself goes on to the caller in every case.
 * Connection errors are silent: the screen shows its own error state with a way to try again.
 *
 * @param quiet the screen shows the message itself
 * @param made what was so when the call was made; as it is now, unless given
 */
export function handleFailure(error: unknown, quiet = false, made: Made = madeNow()): void {
  if (!(error instanceof AnswerError) || silentCodes.has(error.code)) return;
  if (loginIsOver.has(error.code) && inOwnApp()) askAppToLogIn(made);
  else if (error.code === 'Unauthorized') handleUnauthorized(error.message);
  else if (error.code === 'SessionEnded') handleSessionEnded(error.message);
  else if (!quiet) toast(error.message);
}

/**
 * Does for a failed background call what can be done without being asked: a login that is over is forgotten without a
 * word and without leaving the page. Only that another device has ended it is said, or nobody would ever hear of it; and the
 * own app is told to log in, once for each login that is over.
 */
export function handleBackgroundFailure(error: unknown, made: Made = madeNow()): void {
  if (!(error instanceof AnswerError) || !loginIsOver.has(error.code)) return;
  const isHeard = made.token === null || made.token === readInTab(askedFor);
  if (inOwnApp() && !isHeard) askAppToLogIn(made);
  if (error.code === 'SessionEnded' && !inOwnApp()) handleSessionEnded(error.message);
  // Who has logged in since then stays.
  else if (readStored('auth_token') === made.token) signOut();
}

/** What was so when a call was made: how often the native login had been opened, and the token. */
export interface Made {
  asked: number;
  token: string | null;
}

export function madeNow(): Made {
  return { asked, token: readStored('auth_token') };
}

/** An error of the chat app's share setup, shown as it came (specification section 8). */
export function handleChatAppError(error: { errMsg?: string } | Error): void {
  toast(error instanceof Error ? error.message : (error.errMsg ?? ''));
}

/** The login page in the page's language, with the way back here; the language marker is no part of an address. */
function loginPath(): string {
  const here = location.pathname + location.search + (languageOfMarker(location.hash) ? '' : location.hash);
  return `${languageNames[pageLanguage()].prefix}/login?redirecturl=${encodeURIComponent(here)}`;
}

/** Leads to the login and back here: to the own app's in it, else to the login page. */
export function goToLogin(): void {
  if (inOwnApp()) callApp('loginWithUrl', { url: location.href });
  else navigate(loginPath());
}

/** Where the tab remembers for which token the native login was opened, over every page. */
const askedFor = 'login asked for';
let asked = 0;

/** Opens the native login, unless it was opened since the call was made: several that are refused together open one. */
function askAppToLogIn(made: Made) {
  if (made.asked < asked) return;
  asked += 1;
  keepInTab(askedFor, made.token);
  goToLogin();
}

function handleSessionEnded(message: string) {
  const path = loginPath();
  signOut();
  askToLogIn(message, () => {
    if (!isOnLoginPage()) navigate(path);
  });
}

function handleUnauthorized(message: string) {
  toast(message);
  signOut();
  if (!isOnLoginPage()) goToLogin();
}

function isOnLoginPage(): boolean {
  return /^(\/en)?\/login$/.test(location.pathname);
}
