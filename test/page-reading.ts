import type { Context } from '@/lib/platform/server/context';
import type { Language } from '@/lib/platform/shared/language';

// Stands for the process of a page that is read in a test, in place of two modules:
// `jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'))`, and the same for `tagged-read`.
let visitor: Context;
let afterTag = async (_tags: readonly string[]) => {};

/** The tags of each read of a page since `readAs`, in order. */
export const tags: string[][] = [];

/** Pages are read in this context from now on; `between` runs after each tag is set and before its read. */
export function readAs(context: Context, between: typeof afterTag = async () => {}): void {
  visitor = { ...context, caller: null };
  afterTag = between;
  forgetTags();
}

export function forgetTags(): void {
  tags.length = 0;
}

export const visitorContext = (language: Language): Context => ({ ...visitor, language });

export async function taggedRead<Found>(given: string[], read: () => Promise<Found>): Promise<Found> {
  tags.push(given);
  await afterTag(given);
  return read();
}
