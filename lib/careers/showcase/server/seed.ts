import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { actingIn } from '@/lib/platform/server/seeding';
import type { Seeding } from '@/lib/platform/server/slice';
import { publicState } from '@/lib/works/work/codes';
import { findCase } from './case-rows';
import { writeCase } from './console/write-case';
import { agreeToCase } from './own/agree-to-case';
import { beginCase } from './own/begin-case';
import { saveCase } from './own/save-case';
import { dockedCases } from './seed/docked-cases';
import type { SeedCase } from './seed/seed-case';
import { writtenCases } from './seed/written-cases';

/** Who writes and agrees for companies without an account. */
const sales = { personId: 'person-sales', staff: 'sales' };
/** Works that a case shows which staff wrote. */
const shownWorks = 2;

/** Writes the demonstration's cases as their sides did, by the product's own verbs, each at its time. */
export async function seedCases(seeding: Seeding): Promise<void> {
  for (const one of [...dockedCases, ...writtenCases]) await seedCase(seeding, one);
}

async function seedCase(seeding: Seeding, one: SeedCase): Promise<void> {
  const at = Math.round(seeding.context.now() - one.daysAgo * millisecondsInDay);
  const { id, workIds } = await begin(seeding, one, at);
  const { company_id, creator_id } = await findCase(seeding.tx, id);
  const owner = (ms: number) =>
    actingIn(seeding, { ...(company_id === null ? sales : { personId: company_id }), at: ms });
  const { titleZh, titleEn, textZh, textEn, isCredited = false, end = 'both' } = one;
  const { revision } = await saveCase(owner(at), {
    ...{ id, revision: 0, titleZh, titleEn, textZh, textEn, workIds, isCredited },
  });
  const agree = (context: Context) => agreeToCase(context, { id, revision, agrees: true });
  if (end === 'both' || end === 'owner') await agree(owner(at + millisecondsInHour));
  if (end === 'both' || end === 'creator') {
    await agree(actingIn(seeding, { personId: creator_id, at: at + 3 * millisecondsInHour }));
  }
}

async function begin(seeding: Seeding, { from }: SeedCase, at: number): Promise<{ id: string; workIds: string[] }> {
  if ('demandId' in from) {
    const { tx } = seeding;
    const { demandId } = from;
    const demand = tx.selectFrom('project_demand').select('owner_id').where('id', '=', demandId);
    const { owner_id } = await demand.executeTakeFirstOrThrow();
    return beginCase(actingIn(seeding, { personId: owner_id ?? '', at }), { demandId });
  }
  const creatorId = `person-${String(from.person).padStart(3, '0')}`;
  const { companyName } = from;
  const { id } = await writeCase(actingIn(seeding, { ...sales, at }), { clientId: from.id, companyName, creatorId });
  return { id, workIds: await worksOf(seeding, creatorId) };
}

async function worksOf({ tx }: Seeding, creatorId: string): Promise<string[]> {
  const works = tx
    .selectFrom('video')
    .select('id')
    .where('author_id', '=', creatorId)
    .where('state', '=', publicState)
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(shownWorks);
  return (await works.execute()).map(({ id }) => id);
}
