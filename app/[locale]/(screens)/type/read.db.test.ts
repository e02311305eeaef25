import type { Context } from '@/lib/platform/server/context';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { readTypePage } from './read';

let context: Context;
let tags: string[][] = [];
jest.mock('@/lib/app/visitor', () => ({
  visitorContext: (language: Context['language']) => ({ ...context, language }),
}));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => ({
  taggedRead: (given: string[], read: () => Promise<unknown>) => {
    tags.push(given);
    return read();
  },
}));

describeOnOneEngine('the page of all works', (database) => {
  beforeAll(() =>
    database().db.transaction(async (tx) => {
      await insertRows(tx, 'person', [personRow({ id: 'lin' })]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'old', author_id: 'lin', title_en: 'Tides' }),
        videoRow({ id: 'new', author_id: 'lin', verified_at: noon + 1 }),
        videoRow({ id: 'waits', author_id: 'lin', state: 'pending_review' }),
      ]);
    }),
  );
  beforeEach(() => {
    context = testContext(database().db);
    tags = [];
  });

  test('has the latest public works and the industries, in its language, with the tags of both', async () => {
    const { first, industries } = await readTypePage('en');
    expect(first).toMatchObject({ list: [{ videoId: 'new' }, { videoId: 'old', title: 'Tides' }], hasNextPage: false });
    expect(industries).toContainEqual({ id: 'newMedia', name: expect.stringMatching(/^[\x20-\x7e]+$/) });
    expect(new Set(tags.flat())).toEqual(new Set(['video:daily', 'person:authors']));
  });
});
