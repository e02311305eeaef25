import { v4 as newId } from 'uuid';
import { writeComments } from '@/lib/reactions/comment/port';
import { textBlock, thingsBlock } from '@/test/blocks';
import { noon } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { contestsOfLin, filmCategory, soundCategory } from '@/test/own-contests';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { readContests } from '../../activity/match/read';
import { readContestHome } from './read';
import { readContest, readIsInOne } from './read-contest';
import { readTermsPage } from './terms/read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

const day = 86_400_000;
const own = ['contest:call', 'activity:call', 'person:authors', 'topic:light'];

describeOnOneEngine('the pages of a contest', (database) => {
  const { as, begin, add, open, save, publish } = contestsOfLin(database);
  const blocks = [textBlock('a', '<p>评委</p>'), thingsBlock('b', [{ kind: 'video', id: 'work' }])];

  beforeAll(async () => {
    await begin();
    await add(
      { id: 'call', title_en: 'Call', body_en: '<h2>Way</h2><p>Send light.</p>' },
      { id: 'closed', enrol_start_at: noon - 9 * day, enrol_end_at: noon - day },
      { id: 'draft' },
    );
    await open('call', { termsZh: '<h2>权利</h2><p>参赛须知</p>', blocks });
    await open('closed', { name: 'closed-2026', categories: [soundCategory] });
    await save('draft', 0, { name: 'soon', categories: [{ ...filmCategory, id: newId() }] });
    const said = { thingId: 'call', personId: 'lin', text: '期待', at: noon };
    await database().db.transaction((tx) => writeComments(tx, 'activity', [{ ...said, id: 'c1' }]));
  });
  beforeEach(() => {
    readAs(as(null));
  });

  test('carry the tags of all that they show: itself, its organiser, its channel and what its guide names', async () => {
    const contest = await readContest('zh', 'light-2026');
    expect(contest).toMatchObject({ id: 'call', parts: ['page', 'terms', 'integrity'] });
    // The block of a work that is not public shows nothing, and comes with it.
    expect(contest?.blocks.map(({ kind }) => kind)).toEqual(['text']);
    expect(new Set(tags.flat())).toEqual(new Set([...own, 'video:work']));
  });

  test('its home has its announcement below its own heading, and the first of what is said about it', async () => {
    const home = await readContestHome('en', 'light-2026');
    expect(home?.html).toBe('<h3 id="part-1">Way</h3><p>Send light.</p>');
    expect(home?.comments.list.map(({ text }) => text)).toEqual(['期待']);
    expect(tags.flat()).toContain('comments:activity:call');
  });

  test('its terms are those of now', async () => {
    expect((await readTermsPage('en', 'light-2026'))?.terms).toMatchObject({ version: 1, language: 'zh' });
    expect(new Set(tags.flat())).toEqual(new Set([...own, 'video:work']));
  });

  test('are in one language where its announcement is', async () => {
    const isInOne = async (name: string) => {
      const contest = await readContest('zh', name);
      return contest && readIsInOne('zh', contest);
    };
    expect([await isInOne('light-2026'), await isInOne('closed-2026')]).toEqual([false, true]);
  });

  test('are not there for a draft, tagged so that they come with it; nothing is read for what can be no name', async () => {
    for (const read of [readContest, readContestHome, readTermsPage]) expect(await read('zh', 'soon')).toBeNull();
    expect(new Set(tags.flat())).toEqual(new Set(['contest:lists']));
    forgetTags();
    for (const name of ['', 'a b', 'Soon', 'works', 'x'.repeat(65)]) expect(await readContest('zh', name)).toBeNull();
    expect(tags.flat()).toEqual([]);
    // Published between the first look and the tag.
    readAs(as(null), async () => {
      if (tags.length === 1) await publish('draft');
    });
    expect(await readContest('zh', 'soon')).toMatchObject({ id: 'draft' });
  });

  test('all contests are in their groups, and renewed with any of them', async () => {
    const { open: opened, judging, decided } = await readContests('zh');
    const names = [opened, judging, decided].map(({ list }) => list.map(({ name }) => name));
    expect(names).toEqual([expect.arrayContaining(['light-2026']), ['closed-2026'], []]);
    expect(new Set(tags.flat())).toEqual(new Set(['contest:lists', 'person:authors']));
  });
});
