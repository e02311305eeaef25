import { writeComments } from '@/lib/reactions/comment/port';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { activitiesOfLin } from '@/test/own-activities';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { readActivityPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of an activity', (database) => {
  const { as, begin, add } = activitiesOfLin(database);
  const english = { title_en: 'Light', body_en: '<h2>Way</h2><p>Bring a lamp.</p>' };
  beforeAll(async () => {
    await begin();
    await add(
      { id: 'both', topic_id: 'light', ...english },
      { id: 'zh' },
      { id: 'canceled', canceled_at: noon, cancel_reason: '台风' },
      { id: 'waiting', review_state: 1 },
    );
    const said = { thingId: 'canceled', personId: 'mo' };
    await database().db.transaction((tx) =>
      writeComments(tx, 'activity', [
        { ...said, id: 'c1', text: '可惜', at: noon },
        { ...said, id: 'c2', text: '下次再来', at: noon + 1 },
      ]),
    );
  });
  beforeEach(() => {
    readAs(as(null));
  });

  test('carries the tags of all that it shows: itself, its organiser, its channel and what is said of it', async () => {
    const page = await readActivityPage('en', 'both');
    expect(page).toMatchObject({ activity: { title: 'Light', topic: { id: 'light' } }, isInOne: false });
    expect(new Set(tags.flat())).toEqual(
      new Set(['activity:both', 'person:authors', 'topic:light', 'comments:activity:both']),
    );
  });

  test('has its details as parts of the page, below its own heading', async () => {
    expect((await readActivityPage('en', 'both'))?.html).toBe('<h3 id="part-1">Way</h3><p>Bring a lamp.</p>');
  });

  test('says when it is in one language only', async () => {
    for (const language of ['zh', 'en'] as const) {
      expect(await readActivityPage(language, 'zh')).toMatchObject({
        isInOne: true,
        activity: { titleLanguage: 'zh' },
      });
    }
  });

  test('brings the latest comments, and stays when it was canceled', async () => {
    const page = await readActivityPage('zh', 'canceled');
    expect(page).toMatchObject({ activity: { isCanceled: true, cancelReason: '台风' } });
    expect(page?.comments.list.map(({ text }) => text)).toEqual(['下次再来', '可惜']);
  });

  test('is not there before it is public, tagged so that it comes then; nothing is read for what can be no id', async () => {
    expect(await readActivityPage('zh', 'waiting')).toBeNull();
    expect(tags.flat()).toContain('activity:waiting');
    forgetTags();
    for (const id of ['', 'a b', 'x'.repeat(65)]) expect(await readActivityPage('zh', id)).toBeNull();
    expect(tags.flat()).toEqual([]);
  });
});
