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

/** Codes that the caller handles without a message (specification section 8). */
const silentCodes = new Set(['400', 'NullPointer']);
const loginIsOver = new Set(['Unauthorized', 'SessionEnded']);

let navigate = (path: string) => location.assign(path);

/** Lets the error path open the login page by client navigation, so that its toast stays on the screen. */
export function navigateWith(go: (path: string) => void): () => void {
  const before = navigate;
  navigate = go;
  return () => {
    if (navigate === go) navigate = before;
  };
}

type AskToLogIn = (message: string, logIn: () => void) => void;
let askToLogIn: AskToLogIn = (message) => toast(message);

/**
 * Lets the error path ask a person who was logged out by another device; without such a dialog only the message is
 * shown.
 */
export function askToLogInWith(ask: AskToLogIn): () => void {
  const before = askToLogIn;
  askToLogIn = ask;
  return () => {
    if (askToLogIn === ask) askToLogIn = before;
  };
}

/**
 * Returns the data of an answer with data or the code OK, and throws an {@link AnswerError} otherwise (specification
 * section 8). Anything that is not our envelope throws a {@link ConnectionError}.
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
 * Handles a failed call according to specification section 8. The error itself is always thrown to the caller too.
 * Connection errors are silent: the screen shows its own error state with a retry.
 *
 * @param quiet the screen shows the message itself
 * @param made the state when the call was made; the current one by default
 */
export function handleFailure(error: unknown, quiet = false, made: Made = madeNow()): void {
  if (!(error instanceof AnswerError) || silentCodes.has(error.code)) return;
  if (loginIsOver.has(error.code) && inOwnApp()) askAppToLogIn(made);
  else if (error.code === 'Unauthorized') handleUnauthorized(error.message);
  else if (error.code === 'SessionEnded') handleSessionEnded(error.message);
  else if (!quiet) toast(error.message);
}

/**
 * Handles a failed background call silently: an ended login is cleared without a message and without leaving the page.
 * Only if another device has ended it, a message is shown, since the person would not learn it otherwise; and the own
 * app is told to log in, once per ended login.
 */
export function handleBackgroundFailure(error: unknown, made: Made = madeNow()): void {
  if (!(error instanceof AnswerError) || !loginIsOver.has(error.code)) return;
  const isHeard = made.token === null || made.token === readInTab(askedFor);
  if (inOwnApp() && !isHeard) askAppToLogIn(made);
  if (error.code === 'SessionEnded' && !inOwnApp()) handleSessionEnded(error.message);
  // A person who has logged in since then stays logged in.
  else if (readStored('auth_token') === made.token) signOut();
}

/** The state when a call was made: how often the native login had been opened, and the token. */
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

/** The login page in the page's language, with the way back here; without the language hash. */
function loginPath(): string {
  const here = location.pathname + location.search + (languageOfMarker(location.hash) ? '' : location.hash);
  return `${languageNames[pageLanguage()].prefix}/login?redirecturl=${encodeURIComponent(here)}`;
}

/** Goes to the login, which returns here: the own app's inside it, else the login page. */
export function goToLogin(): void {
  if (inOwnApp()) callApp('loginWithUrl', { url: location.href });
  else navigate(loginPath());
}

/** Session storage key of the token for which the native login was opened, across pages. */
const askedFor = 'login asked for';
let asked = 0;

/** Opens the native login, unless it was opened since the call was made: concurrent failures open one. */
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
