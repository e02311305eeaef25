import { AnswerError } from '@/lib/platform/client/errors';
import { readTyped } from '@/lib/platform/client/kept-typed';
import { Saver } from '@/lib/platform/client/saver';
import type { SaverParts, Seen } from '@/lib/platform/client/saver-state';

export interface Page {
  title: string;
  text: string;
  isPublic: boolean;
  revision: number;
}
export type Typed = Pick<Page, 'title' | 'text'>;

interface Sent extends Seen {
  typed: Typed;
  /** Ends the call. */
  answer(): void;
  fail(error: unknown): void;
}

export const first: Page = { title: '旧题', text: '旧文', isPublic: false, revision: 5 };
export const pause = 2000;

/** A saver whose saves end on demand; `there` is what a read returns. */
export function scene(there: Partial<Page> | (() => Promise<Page>) = {}, parts: Partial<SaverParts<Page, Typed>> = {}) {
  const sent: Sent[] = [];
  const open = (own: Partial<Page> = {}) =>
    new Saver<Page, Typed>(
      { ...first, ...own },
      {
        key: 'page',
        pause,
        read: typeof there === 'function' ? there : async () => ({ ...first, ...there }),
        save: (typed, seen) =>
          new Promise((resolve, reject) => {
            const answer = () => resolve({ ...first, ...own, ...typed, revision: seen.revision + 1 });
            sent.push({ ...seen, typed, answer, fail: reject });
          }),
        typedOf: ({ title, text }) => ({ title, text }),
        isSaved: (typed, saved) => typed.title.trim() === saved.title,
        isAuto: ({ isPublic }) => !isPublic,
        restore: (kept) => kept as Typed,
        ...parts,
      },
    );
  return { saver: open(), open, sent };
}

export const changed = new AnswerError('Changed', 'changed');
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
export const keptTitle = () => (readTyped('page')?.typed as Typed | undefined)?.title;

/** Sets the test's clock, and clears the tab's storage. */
export function withOwnClock(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
