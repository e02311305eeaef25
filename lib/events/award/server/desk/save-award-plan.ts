import { flagTexts } from '@/lib/base/moderation/port';
import { findCategories } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { AwardPlan, saveAwardPlan as contract, WrittenAward } from '../../contract';
import { changePlan } from './change-plan';

/**
 * Saves the awards of a contest in their order; a removed one loses its winners, the others keep theirs. Throws NullPointer for
 * who is not at its desk, EventCanceled, Changed for another revision or once the awards are published, code `400` with the rules
 * `category` for one that its contest lacks and `repeated` for two awards of one id or one of another contest, and
 * `prohibited` for words that may not be published.
 */
export async function saveAwardPlan(context: Context, input: InputOf<typeof contract>): Promise<AwardPlan> {
  const { awards, contestId } = input;
  await flagTexts(context, { texts: textsOf(awards), reviewed: [], acknowledged: false });
  return changePlan(context, {
    ...input,
    action: 'award.planned',
    after: { awards: awards.length },
    async change(tx, { decided_at }) {
      if (decided_at !== null) throw new CodedError('Changed');
      const broken = await findBroken(tx, contestId, awards);
      if (broken.length > 0) throw new CodedError('400', { fields: broken });
      const ids = awards.map(({ id }) => id);
      await tx
        .deleteFrom('contest_award')
        .where('activity_id', '=', contestId)
        .where('id', 'not in', ids.length > 0 ? ids : [''])
        .execute();
      for (const [position, award] of awards.entries()) await putAward(tx, contestId, { ...award, position });
    },
  });
}

const textsOf = (awards: readonly WrittenAward[]) =>
  awards.flatMap((award, index) =>
    (['nameZh', 'nameEn', 'prizeZh', 'prizeEn'] as const).map((name) => ({
      field: `awards.${index}.${name}`,
      text: award[name],
    })),
  );

async function findBroken(tx: Tx, contestId: string, awards: readonly WrittenAward[]): Promise<FieldError[]> {
  const categories = new Set((await findCategories(tx, contestId)).map(({ id }) => id));
  const ids = awards.map(({ id }) => id);
  const foreign = await tx
    .selectFrom('contest_award')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .where('activity_id', '<>', contestId)
    .execute();
  const isForeign = (award: string) => foreign.some(({ id }) => id === award);
  return awards.flatMap(({ id, categoryId }, index) => [
    ...(categoryId === '' || categories.has(categoryId)
      ? []
      : [{ field: `awards.${index}.categoryId`, rule: 'category' }]),
    ...(ids.indexOf(id) === index && !isForeign(id) ? [] : [{ field: `awards.${index}.id`, rule: 'repeated' }]),
  ]);
}

async function putAward(tx: Tx, contestId: string, award: WrittenAward & { position: number }): Promise<void> {
  const written = {
    ...{ position: award.position, quantity: award.quantity, category_id: award.categoryId || null },
    ...{ name_zh: award.nameZh, name_en: award.nameEn, prize_zh: award.prizeZh, prize_en: award.prizeEn },
  };
  await tx
    .insertInto('contest_award')
    .values({ id: award.id, activity_id: contestId, ...written })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(written).where('contest_award.activity_id', '=', contestId),
    )
    .execute();
}
