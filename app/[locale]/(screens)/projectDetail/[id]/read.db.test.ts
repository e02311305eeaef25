import { noon, testContext } from '@/test/context';
import { demandsOfYu } from '@/test/demands';
import { describeOnOneEngine } from '@/test/engines';
import { forgetTags, readAs, tags } from '@/test/page-reading';
import { readDemandPage } from './read';

jest.mock('@/lib/app/visitor', () => jest.requireActual('@/test/page-reading'));
jest.mock('@/lib/platform/server/page-cache/tagged-read', () => jest.requireActual('@/test/page-reading'));

describeOnOneEngine('the page of a demand', (database) => {
  const { begin, add } = demandsOfYu(database);
  beforeAll(async () => {
    await begin();
    await add(
      { id: 'both', fields: { titleEn: 'River light', bodyEn: 'Three walls.' } },
      { id: 'zh', verified_at: noon - 1 },
      { id: 'elsewhere', owner_id: 'shi' },
      { id: 'film', owner_id: 'shi', fields: { kind: 'film' } },
      { id: 'ours', owner_id: null, docked_at: noon, fields: { companyName: '河岸集团' } },
      { id: 'waits', review_state: 1 },
    );
  });
  beforeEach(() => {
    readAs(testContext(database().db));
  });

  test('shows it in its language with others of its company and of its kind, and carries the tags of all', async () => {
    const page = await readDemandPage('en', 'both');
    expect(page).toMatchObject({ demand: { title: 'River light' }, isInOne: false });
    expect(page?.others.map(({ id }) => id)).toEqual(['zh']);
    expect(page?.similar.map(({ id }) => id)).toEqual(['elsewhere']);
    expect(new Set(tags.flat())).toEqual(new Set(['demand:both', 'person:authors', 'demand:lists']));
    expect(await readDemandPage('en', 'zh')).toMatchObject({ isInOne: true, demand: { titleLanguage: 'zh' } });
  });

  test('stays when it has its team, also for a customer without an account', async () => {
    expect(await readDemandPage('zh', 'ours')).toMatchObject({
      demand: { phase: 'docked', company: '河岸集团' },
      others: [],
    });
  });

  test('is not there before it is public, tagged so that it comes then; nothing is read for what can be no id', async () => {
    expect(await readDemandPage('zh', 'waits')).toBeNull();
    expect(tags.flat()).toContain('demand:waits');
    forgetTags();
    for (const id of ['', 'a b', 'x'.repeat(65)]) expect(await readDemandPage('zh', id)).toBeNull();
    expect(tags.flat()).toEqual([]);
  });
});
