import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { addJobs } from '@/test/jobs';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { insertRows, personRow } from '@/test/rows';
import { readJobs } from '../../jobs/home/read';
import { readEndedJob } from '../../not-there/endedJob/[id]/read';
import { readJobPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the pages of jobs', (database) => {
  beforeAll(async () => {
    const { db } = database();
    await db.transaction((tx) => insertRows(tx, 'person', [personRow({ id: 'yu', verification: 'company' })]));
    await addJobs(
      db,
      { id: 'both', fields: { titleEn: 'Designer', dutiesEn: 'Pictures.', needsEn: 'Two projects.' } },
      { id: 'zh', refreshed_at: noon - 1 },
      { id: 'over', posted_until: noon },
      { id: 'waits', review_state: 1 },
    );
  });
  beforeEach(() => {
    readAs(testContext(database().db));
    forgetTags();
  });

  test('that of one carries the tags of all that it shows: itself, people, and the lists', async () => {
    const page = await readJobPage('en', 'both');
    expect(page).toMatchObject({ job: { title: 'Designer' }, isInOne: false, similar: [{ id: 'zh' }] });
    expect(new Set(tags.flat())).toEqual(new Set(['job:both', 'person:authors', 'job:lists']));
    for (const language of ['zh', 'en'] as const) {
      expect(await readJobPage(language, 'zh')).toMatchObject({ isInOne: true, job: { titleLanguage: 'zh' } });
    }
  });

  test('one that has ended has another page, with open ones like it, until it opens again', async () => {
    expect(await readJobPage('zh', 'over')).toBeNull();
    expect(tags.flat()).toContain('job:over');
    forgetTags();
    const ended = await readEndedJob('zh', 'over');
    expect(ended).toMatchObject({ job: { id: 'over', company: { userId: 'yu' } } });
    expect(ended?.similar.map(({ id }) => id)).toEqual(['both', 'zh']);
    expect(new Set(tags.flat())).toEqual(new Set(['job:over', 'person:authors', 'job:lists']));
    expect(await readEndedJob('zh', 'both')).toBeNull();
  });

  test('one that is not public has none; nothing is read for what can be no id', async () => {
    expect([await readJobPage('zh', 'waits'), await readEndedJob('zh', 'waits')]).toEqual([null, null]);
    forgetTags();
    for (const id of ['', 'a b', 'x'.repeat(65)]) {
      expect([await readJobPage('zh', id), await readEndedJob('zh', id)]).toEqual([null, null]);
    }
    expect(tags.flat()).toEqual([]);
  });

  test('the list has the newest, the cities and the packages', async () => {
    const page = await readJobs('en');
    expect(page.first.list.map(({ id }) => id)).toEqual(['both', 'zh']);
    expect(page.cities).toMatchObject([{ id: 'CN-310000', name: 'Shanghai', jobCount: 3 }]);
    expect(page.packages.length).toBeGreaterThan(0);
    expect(new Set(tags.flat())).toEqual(new Set(['job:lists', 'person:authors', 'recruitment:packages']));
  });
});
