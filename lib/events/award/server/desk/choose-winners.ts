import { flagTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { AwardPlan, chooseWinners as contract } from '../../contract';
import { changePlan } from './change-plan';
import { requireShown } from './require-shown';

/**
 * Chooses who wins an award, in their order, with the words for each; those chosen before are replaced. How many there may be, and
 * that they are in the shortlist, is asked at publication. Throws NullPointer for who is not at its desk and for an award of
 * another contest, EventCanceled, Changed for another revision or once the awards are published, code `400` with the rules
 * `repeated`, `notShown` and `prohibited`.
 */
export async function chooseWinners(context: Context, input: InputOf<typeof contract>): Promise<AwardPlan> {
  const { contestId, awardId, winners } = input;
  const ids = winners.map(({ entryId }) => entryId);
  if (new Set(ids).size !== ids.length)
    throw new CodedError('400', { fields: [{ field: 'winners', rule: 'repeated' }] });
  const texts = winners.flatMap(({ citationZh, citationEn }, index) => [
    { field: `winners.${index}.citationZh`, text: citationZh },
    { field: `winners.${index}.citationEn`, text: citationEn },
  ]);
  await flagTexts(context, { texts, reviewed: [], acknowledged: false });
  return changePlan(context, {
    ...input,
    action: 'award.chosen',
    after: { awardId, entries: ids },
    async change(tx, { decided_at }) {
      if (decided_at !== null) throw new CodedError('Changed');
      await tx
        .selectFrom('contest_award')
        .select('id')
        .where('id', '=', awardId)
        .where('activity_id', '=', contestId)
        .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
      await requireShown(tx, { contestId, ids, field: 'winners' });
      await tx.deleteFrom('contest_award_choice').where('award_id', '=', awardId).execute();
      if (winners.length === 0) return;
      await tx
        .insertInto('contest_award_choice')
        .values(
          winners.map(({ entryId, citationZh, citationEn }, position) => ({
            ...{ award_id: awardId, entry_id: entryId, position },
            ...{ citation_zh: citationZh, citation_en: citationEn },
          })),
        )
        .execute();
    },
  });
}
