import { flagTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { AwardPlan, chooseShortlist as contract } from '../../contract';
import { topOfStanding } from '../../rules/top-of-standing';
import { findStanding } from '../sources';
import { changePlan } from './change-plan';
import { findShownIds, requireShown } from './require-shown';

type Choice = InputOf<typeof contract>;

/**
 * Chooses the shortlist of a contest: the first `top` of the standing, or entries by hand for a reason, which the record keeps and
 * the result tells. Throws NullPointer for who is not at its desk, EventCanceled, Changed for another revision or once it is
 * published, code `400` with the rules `required` (number, entries or reason), `standing` where no round is closed, `tied` where
 * equal entries stand on both sides of the line, `notShown` for entries that do not stand in the contest, `prohibited` for a reason
 * that may not be published.
 */
export async function chooseShortlist(context: Context, input: Choice): Promise<AwardPlan> {
  const { contestId, way, top, reason } = input;
  await flagTexts(context, { texts: [{ field: 'reason', text: reason }], reviewed: [], acknowledged: false });
  return changePlan(context, {
    ...input,
    action: 'award.shortlisted',
    after: { way, top, reason, entries: input.entryIds.length },
    isAlwaysRecorded: true,
    async change(tx, { shortlisted_at }) {
      if (shortlisted_at !== null) throw new CodedError('Changed');
      const entryIds = way === 'top' ? await firstOfStanding(tx, input) : await byHand(tx, input);
      await tx.deleteFrom('contest_shortlist_choice').where('activity_id', '=', contestId).execute();
      await tx
        .insertInto('contest_shortlist_choice')
        .values(entryIds.map((entry_id) => ({ activity_id: contestId, entry_id })))
        .execute();
      const chosen = way === 'top' ? { shortlist_top: top } : { shortlist_top: 0 };
      await tx
        .updateTable('contest_award_plan')
        .set({ ...chosen, shortlist_way: way, shortlist_reason: reason })
        .where('activity_id', '=', contestId)
        .execute();
    },
  });
}

async function firstOfStanding(tx: Tx, { contestId, top }: Choice): Promise<string[]> {
  if (top === 0) refuse('top', 'required');
  const shown = new Set(await findShownIds(tx, contestId));
  // Who was judged may have withdrawn since.
  const standing = (await findStanding(tx, contestId)).filter(({ entryId }) => shown.has(entryId));
  if (standing.length === 0) refuse('top', 'standing');
  return topOfStanding(standing, top) ?? refuse('top', 'tied');
}

async function byHand(tx: Tx, { contestId, entryIds, reason }: Choice): Promise<string[]> {
  if (entryIds.length === 0) refuse('entryIds', 'required');
  if (reason === '') refuse('reason', 'required');
  const ids = [...new Set(entryIds)];
  await requireShown(tx, { contestId, ids, field: 'entryIds' });
  return ids;
}

function refuse(field: string, rule: string): never {
  throw new CodedError('400', { fields: [{ field, rule }] });
}
