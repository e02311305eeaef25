import type { BridgeHandler, BridgeInbox } from './before-paint';

/** How the page handles each call of the own app (specification section 7). */
export interface AppAnswers {
  getToken(token: string): void;
  logout(): void;
  language(name: string): void;
}

type AppWindow = Record<BridgeHandler, (value?: unknown) => void> & { bridgeInbox?: BridgeInbox };

/** Valid in a header: a token with other characters would break every request. */
const fits = /^[\x21-\x7e]{1,512}$/;

/**
 * Handles the own app's calls: first those from before the page was ready, in order, then each as it comes. Invalid
 * values are ignored with a warning. Returns a function that stops it; calls are queued again from then on.
 */
export function answerApp(answers: AppAnswers): () => void {
  const app = window as unknown as AppWindow;
  const inbox: BridgeInbox = app.bridgeInbox ?? [];
  app.bridgeInbox = inbox;

  const answer: Record<BridgeHandler, (value: unknown) => void> = {
    getToken: (value) => withText('token', value, answers.getToken),
    logout: () => answers.logout(),
    language: (value) => withText('language', value, answers.language),
  };
  const listen = (take: (name: BridgeHandler) => (value: unknown) => void) => {
    for (const name of Object.keys(answer) as BridgeHandler[]) app[name] = take(name);
  };

  for (const [name, value] of inbox.splice(0)) answer[name](value);
  listen((name) => answer[name]);
  return () => listen((name) => (value) => inbox.push([name, value]));
}

/** A value is plain text, an object with one field, or the JSON of that. */
function withText(field: 'token' | 'language', value: unknown, answer: (text: string) => void) {
  const message = typeof value === 'string' ? (parseObject(value) ?? value) : value;
  const text = typeof message === 'object' && message !== null ? Reflect.get(message, field) : message;
  if (typeof text === 'string' && fits.test(text.trim())) answer(text.trim());
  else console.warn(`The app sent no ${field}`);
}

function parseObject(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    // Plain text, which is the usual form.
    return null;
  }
}
