import { requireChannel } from '@/lib/community/topic/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { BroadcastFields } from '../../contract';
import { missingTexts } from '../../rules/broadcast-texts';
import { changedFacts, changedFixed, checkTimes, missingFields } from '../../rules/check-fields';
import type { BroadcastRow } from '../find-broadcast';
import { hasCover } from './covers';
import { isSettled } from './own-broadcast';

/** What was written of a broadcast, and what it was written over. */
export interface Written {
  row: BroadcastRow;
  standing: BroadcastFields;
  fields: BroadcastFields;
}

/**
 * Throws code `400` with the rule `unknown` for a cover that was not uploaded for this broadcast, and from `requireChannel` for
 * another channel than the present one.
 */
export async function requireKnown({ db }: Context, { row, standing, fields }: Written): Promise<void> {
  const { cover, topicId } = fields;
  if (cover !== '' && cover !== standing.cover && !(await hasCover(db.read, row.id, cover))) {
    refuse([{ field: 'cover', rule: 'unknown' }]);
  }
  if (topicId !== standing.topicId) await requireChannel(db.read, topicId, row.host_id);
}

/**
 * Of a broadcast that was public once, its price and its source stay: throws code `400` with the rule `fixed`. Once it was on air
 * or is missed at `now` (ms), all facts stay: throws EventCanceled for a canceled one, else code `400` with the rule `ended`.
 */
export function requireChangeable({ row, standing, fields }: Written, now: number): void {
  if (row.verified_at === null) return;
  if (isSettled(row, now)) {
    const facts = changedFacts(standing, fields);
    if (facts.length > 0 && row.canceled_at !== null) throw new CodedError('EventCanceled');
    refuse(facts.map((field) => ({ field, rule: 'ended' })));
  }
  refuse(changedFixed(standing, fields).map((field) => ({ field, rule: 'fixed' })));
}

/**
 * Throws code `400` for every field that a broadcast lacks to be handed in (`required`), and for times that cannot be. Where the
 * facts stay as they are, only its texts are looked at.
 */
export function requireComplete(
  { language, now }: Pick<Context, 'language' | 'now'>,
  { row, standing, fields }: Written,
): void {
  const required = (field: string) => ({ field, rule: 'required' });
  const known = row.verified_at === null ? '' : standing.startTime;
  refuse(
    isSettled(row, now())
      ? missingTexts(fields, language).map(required)
      : [...missingFields(fields, language).map(required), ...checkTimes(fields, now(), known)],
  );
}

function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new CodedError('400', { fields });
}
