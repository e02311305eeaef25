import type { Insertable } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import { requireChannel } from '@/lib/community/topic/port';
import { holdProfile } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { reviewCode } from '../../codes';
import type { ActivityDraft, createActivity as contract } from '../../contract';
import { pricesOf } from '../../rules/prices';
import type { ActivityTable } from '../tables';
import { readDraft } from './read-draft';
import { requireRoom } from './require-room';

/**
 * Begins an activity with a title in one language: a draft that only the caller sees. It has the id that the sender generated,
 * so that the same call, made twice, gives the same draft.
 * Throws Forbidden for who is no verified company (specification section 6), PhoneNeeded for a caller without a bound phone,
 * TooManyDrafts beyond the maximum of unpublished activities, code `400` from `requireChannel`, NullPointer for the id of
 * another person's activity.
 */
export async function createActivity(context: Context, input: InputOf<typeof contract>): Promise<ActivityDraft> {
  const { personId } = requireAllowed(context, 'post');
  const own = { id: input.clientId, personId };
  await context.db.transaction(async (tx) => {
    const { verification } = await holdProfile(tx, personId);
    requireAllowed(context, 'launchEvent', { verification });
    const existing = await tx.selectFrom('activity').select('id').where('id', '=', own.id).executeTakeFirst();
    if (existing) return;
    await requireRoom(tx, personId);
    await requireChannel(tx, input.topicId, personId);
    await tx
      .insertInto('activity')
      .values(draftOf(input, personId, context.now()))
      // Somebody else may send the same id at the same time: it is of whoever came first.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return readDraft(context, own);
}

function draftOf(
  { clientId, title, language, category, topicId }: InputOf<typeof contract>,
  personId: string,
  now: number,
): Insertable<ActivityTable> {
  return {
    ...{ id: clientId, organiser_id: personId, topic_id: topicId || null, category },
    review_state: reviewCode.pending_edit,
    ...{ title_zh: language === 'zh' ? title : '', title_en: language === 'en' ? title : '' },
    ...{ cover: null, hold_start_at: 0, hold_end_at: 0, common_stock: null, refund_hours: null },
    price_from: pricesOf({ category, ticketTypes: [] }).from,
    ...{ created_at: now, updated_at: now },
    ...{ submitted_at: null, verified_at: null, edited_at: null, canceled_at: null, told_at: null },
  };
}
