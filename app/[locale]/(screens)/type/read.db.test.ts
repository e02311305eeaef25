import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { readAs, tags } from '@/test/page-reading';
import { insertRows, personRow, videoRow } from '@/test/rows';
import { readTypePage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

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
    readAs(testContext(database().db));
  });

  test('has the latest public works and the industries, in its language, with the tags of both', async () => {
    const { first, industries } = await readTypePage('en');
    expect(first).toMatchObject({ list: [{ videoId: 'new' }, { videoId: 'old', title: 'Tides' }], hasNextPage: false });
    expect(industries).toContainEqual({ id: 'newMedia', name: expect.stringMatching(/^[\x20-\x7e]+$/) });
    expect(new Set(tags.flat())).toEqual(new Set(['video:daily', 'person:authors']));
  });
});
