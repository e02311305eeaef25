import type { FieldError } from '@/lib/platform/shared/error-codes';
import { languageNames, languageOfMarker } from '@/lib/platform/shared/language';
import { AnswerError, ConnectionError } from './errors';
import { inOwnApp } from './host';
import { callApp } from './native-bridge';
import { pageLanguage } from './page-language';
import { signOut } from './sign-out';
import { toast } from './toast';

/** Codes that are handed to the caller without a message (specification section 8). */
const silentCodes = new Set(['400', 'NullPointer']);

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
 */
export function handleFailure(error: unknown, quiet = false): void {
  if (!(error instanceof AnswerError) || silentCodes.has(error.code)) return;
  if (error.code === 'Unauthorized') handleUnauthorized(error.message);
  else if (error.code === 'SessionEnded') handleSessionEnded(error.message);
  else if (!quiet) toast(error.message);
}

/**
 * Does for a failed background call what can be done without being asked: a login that is over is forgotten without a
 * word and without leaving the page. Only that another device has ended it is said, or nobody would ever hear of it.
 */
export function handleBackgroundFailure(error: unknown): void {
  if (!(error instanceof AnswerError)) return;
  if (error.code === 'SessionEnded' && !inOwnApp()) handleSessionEnded(error.message);
  else if (error.code === 'SessionEnded' || error.code === 'Unauthorized') signOut();
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

function handleSessionEnded(message: string) {
  if (inOwnApp()) {
    callApp('loginWithUrl', { url: location.href });
    return;
  }
  const path = loginPath();
  signOut();
  askToLogIn(message, () => {
    if (!isOnLoginPage()) navigate(path);
  });
}

function handleUnauthorized(message: string) {
  if (inOwnApp()) return goToLogin();
  toast(message);
  signOut();
  if (!isOnLoginPage()) goToLogin();
}

function isOnLoginPage(): boolean {
  return /^(\/en)?\/login$/.test(location.pathname);
}
