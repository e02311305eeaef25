import type { Insertable } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import { requireChannel } from '@/lib/community/topic/port';
import { holdProfile } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { broadcastCode, broadcastLimits } from '../../codes';
import type { BroadcastDraft, createBroadcast as contract } from '../../contract';
import type { LiveBroadcastTable } from '../tables';
import { readDraft } from './read-draft';

/** Planned minutes of a draft that does not say it yet. */
const usualMinutes = 60;

/**
 * Begins a broadcast with a title in one language: a draft that only the caller sees. It has the id that the sender generated, so
 * that the same call, made twice, gives the same draft.
 * Throws Forbidden for who is verified as nothing (specification section 6), PhoneNeeded for a caller without a bound phone,
 * TooManyDrafts beyond the maximum of broadcasts that were never public, code `400` from `requireChannel`, NullPointer for the id
 * of another person's broadcast.
 */
export async function createBroadcast(context: Context, input: InputOf<typeof contract>): Promise<BroadcastDraft> {
  const { personId } = requireAllowed(context, 'post');
  const own = { id: input.clientId, personId };
  await context.db.transaction(async (tx) => {
    // Locks the person, so that drafts begun at once stay within the limit.
    const { verification } = await holdProfile(tx, personId);
    requireAllowed(context, 'goLive', { verification });
    const existing = await tx.selectFrom('live_broadcast').select('id').where('id', '=', own.id).executeTakeFirst();
    if (existing) return;
    await requireRoom(tx, personId);
    await requireChannel(tx, input.topicId, personId);
    await tx
      .insertInto('live_broadcast')
      .values(draftOf(input, personId, context.now()))
      // Somebody else may send the same id at the same time: it is of whoever came first.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
  return readDraft(context, own);
}

async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('live_broadcast')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', personId)
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= broadcastLimits.unpublished) throw new CodedError('TooManyDrafts');
}

function draftOf(
  { clientId, title, language, topicId }: InputOf<typeof contract>,
  personId: string,
  now: number,
): Insertable<LiveBroadcastTable> {
  return {
    ...{ id: clientId, host_id: personId, topic_id: topicId || null, review_state: broadcastCode.pending_edit },
    ...{ title_zh: language === 'zh' ? title : '', title_en: language === 'en' ? title : '' },
    ...{ cover: null, start_at: 0, planned_end_at: 0, minutes: usualMinutes, price_fen: 0 },
    ...{ source: 'encoder', keeps_replay: 1, is_participatory: 0, created_at: now, updated_at: now },
    ...{ submitted_at: null, verified_at: null, edited_at: null, canceled_at: null },
    ...{ live_at: null, lost_at: null, ended_at: null, replay_id: null, replay_at: null, missed_at: null },
  };
}
