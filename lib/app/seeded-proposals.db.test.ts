import { phaseAt } from '@/lib/careers/demand/port';
import { findPublicDemand } from '@/lib/careers/demand/server/find-demand';
import { declineReasons, proposalLimits, proposalStates } from '@/lib/careers/proposal/codes';
import { caseStates } from '@/lib/careers/showcase/codes';
import { caseStateOf } from '@/lib/careers/showcase/rules/case-state';
import { findCases } from '@/lib/careers/showcase/server/public/find-cases';
import { getCase } from '@/lib/careers/showcase/server/public/get-case';
import { findVideoItems } from '@/lib/works/work/port';
import { noon, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the proposals and cases of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const context = (language: 'zh' | 'en' = 'zh') => testContext(database().db, { language });
  const proposals = () => database().db.read.selectFrom('project_proposal').selectAll().orderBy('id').execute();
  const cases = () => database().db.read.selectFrom('project_case').selectAll().orderBy('id').execute();

  test('proposals are there in every state, of creators who show public works', async () => {
    const all = await proposals();
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(proposalStates));
    expect(all.filter(({ reason }) => (declineReasons as readonly (string | null)[]).includes(reason))).not.toEqual([]);
    for (const { id, work_ids, person_id, price_yuan, days, text, sent_at, updated_at } of all) {
      const works = await findVideoItems(context(), JSON.parse(work_ids));
      expect([id, works.length]).toEqual([id, JSON.parse(work_ids).length]);
      expect(works.length).toBeGreaterThan(0);
      expect(new Set((await authorsOf(works.map(({ videoId }) => videoId))).concat(person_id)).size).toBe(1);
      expect(price_yuan).toBeLessThan(proposalLimits.priceYuan);
      expect([days > 0, text !== '', sent_at <= updated_at, updated_at < noon]).toEqual([true, true, true, true]);
    }
  });

  test('a demand is docked where a proposal is, and nowhere else', async () => {
    for (const { demand_id, state } of await proposals()) {
      const demand = await findPublicDemand(database().db.read, demand_id);
      if (state === 'docked') expect(phaseAt(demand, noon)).toBe('docked');
      if (state === 'sent' || state === 'chosen')
        expect([demand_id, phaseAt(demand, noon)]).toEqual([demand_id, 'open']);
    }
  });

  test('eight cases are public in both languages, and others wait for either side', async () => {
    const all = await cases();
    const states = all.map(caseStateOf);
    expect(states.filter((state) => state === 'public')).toHaveLength(8);
    expect(new Set(states)).toEqual(new Set(caseStates.filter((state) => state !== 'takenDown')));
    for (const language of ['zh', 'en'] as const) {
      const { list } = await findCases(context(language), { pageIndex: 1, pageSize: 20 });
      expect(list).toHaveLength(8);
      for (const { id } of list) {
        const shown = await getCase(context(language), { id });
        expect([shown.titleLanguage, shown.textLanguage]).toEqual([language, language]);
        expect(shown.works.length).toBeGreaterThan(0);
      }
    }
    const credited = await Promise.all(
      all
        .filter(({ is_credited, is_shown }) => is_credited === 1 && is_shown === 1)
        .map(async ({ id, company_id }) => ({ company_id, works: (await getCase(context(), { id })).works })),
    );
    expect(credited.length).toBeGreaterThan(0);
    for (const { company_id, works } of credited) {
      for (const { credits } of works) expect(credits.map(({ userId }) => userId)).toContain(company_id);
    }
  });

  async function authorsOf(ids: string[]) {
    const rows = await database().db.read.selectFrom('video').select('author_id').where('id', 'in', ids).execute();
    return rows.map(({ author_id }) => author_id);
  }
});
