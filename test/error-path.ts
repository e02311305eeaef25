import { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { navigateWith } from '@/lib/platform/client/error-path';
import { writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';

export const read = endpoint({
  name: 'read',
  summary: '',
  method: 'GET',
  path: '/api/thing',
  auth: 'user',
  input: z.object({}),
  data: z.unknown(),
  limit: looseLimit,
});
export const background = { ...read, background: true };

/** Logs a person in, on a page of their own, before each test of a file; returns where the browser was sent since. */
export function watchErrorPath(): { went(): readonly string[] } {
  let went: string[] = [];
  let stopNavigating: () => void;
  beforeEach(() => {
    went = [];
    stopNavigating = navigateWith((path) => went.push(path));
    window.history.replaceState(null, '', '/PeopleCenter?tab=2');
    document.documentElement.lang = 'zh-CN';
    writeStored('auth_token', 'abc');
    writeStored('isLogin', true);
  });
  afterEach(() => {
    stopNavigating();
    localStorage.clear();
    sessionStorage.clear();
    Reflect.deleteProperty(window, 'android');
    Reflect.deleteProperty(window, 'webkit');
  });
  return { went: () => went };
}

/** Sets the server's answer to the next call. */
export function serverAnswers(body: unknown, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

/** Toasts since the last call. */
export function told(): readonly string[] {
  const texts = toastQueue.take();
  for (const text of texts) toastQueue.gone(text);
  return texts;
}

/** The rejection of a failing call. */
export function failure(): Promise<unknown> {
  return call(read, {}).then(
    () => undefined,
    (error: unknown) => error,
  );
}
