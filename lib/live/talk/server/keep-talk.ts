import { recordAudit } from '@/lib/base/audit/port';
import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type SlowMode, talkLimits } from '../codes';
import type * as contract from '../contract';
import { readSaidOf, readSettings } from './read-said';
import { addEvent, findRoom, findTalker, holdTalk, requireKeeper } from './talk-room';

/**
 * Removes a message, for its author and for who looks after the talk; removing twice is removing once. What staff remove is recorded.
 * Throws NullPointer for an unknown message, Forbidden for everybody else.
 */
export async function removeSaid(context: Context, { id, seq }: InputOf<typeof contract.removeSaid>): Promise<null> {
  const { personId } = signedIn(context);
  const { role } = await findRoom(context, id);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    await holdTalk(tx, id, now);
    const standing = await tx
      .selectFrom('live_said')
      .select(['person_id', 'removed_at', 'text'])
      .where('broadcast_id', '=', id)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (!standing) throw new CodedError('NullPointer');
    const isOwn = standing.person_id === personId || role !== 'viewer';
    if (!isOwn && !mayDo(context, 'reviewBroadcasts')) throw new CodedError('Forbidden');
    if (standing.removed_at !== null) return;
    await remove(tx, id, [seq], now);
    if (isOwn) return;
    const { text, person_id } = standing;
    const about = { action: 'live.said.removed', subject: 'live', subjectId: id } as const;
    await recordAudit(context, tx, { ...about, before: { text, by: person_id }, after: null });
  });
  return null;
}

async function remove(tx: Tx, id: string, seqs: readonly number[], now: number): Promise<void> {
  await tx
    .updateTable('live_said')
    .set({ removed_at: now, text: '' })
    .where('broadcast_id', '=', id)
    .where('seq', 'in', seqs)
    .execute();
  for (const seq of seqs) await addEvent(tx, id, { kind: 'removed', subject: String(seq) }, now);
}

/** Messages of a person that are removed with them at once: more are removed by the event that names the person. */
const removedAtOnce = 1000;

/**
 * Silences a person and removes what they said, or lets them talk again; twice is once. Nobody silences the host. Throws Forbidden for
 * who does not look after the talk, NullPointer for an unknown person.
 */
export async function silence(
  context: Context,
  { id, userId, isSilenced }: InputOf<typeof contract.silence>,
): Promise<null> {
  const { broadcast, role } = await requireKeeper(context, id, { orStaff: true });
  if (userId === broadcast.hostId) throw new CodedError('Forbidden');
  await context.db.transaction(async (tx) => {
    const now = context.now();
    await holdTalk(tx, id, now);
    await requirePerson(tx, userId);
    if ((await findTalker(tx, id, userId))?.is_silenced === (isSilenced ? 1 : 0)) return;
    const change = {
      is_silenced: isSilenced ? (1 as const) : (0 as const),
      ...(isSilenced && { is_helper: 0 as const }),
    };
    await setTalker(tx, id, userId, change);
    if (isSilenced) await hideAll(tx, id, userId, now);
    await addEvent(tx, id, { kind: 'silenced', subject: userId, isOn: isSilenced }, now);
    if (role !== 'viewer') return;
    const about = { action: 'live.talker.silenced', subject: 'live', subjectId: id } as const;
    await recordAudit(context, tx, { ...about, before: null, after: { userId, isSilenced } });
  });
  return null;
}

async function hideAll(tx: Tx, id: string, personId: string, now: number): Promise<void> {
  await tx
    .updateTable('live_said')
    .set({ removed_at: now, text: '' })
    .where('broadcast_id', '=', id)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .execute();
  await tx
    .updateTable('live_talk')
    .set({ pinned_seq: null })
    .where('broadcast_id', '=', id)
    .where('pinned_seq', 'in', (query) =>
      query
        .selectFrom('live_said')
        .select('seq')
        .where('live_said.broadcast_id', '=', id)
        .where('live_said.person_id', '=', personId)
        .limit(removedAtOnce),
    )
    .execute();
}

/** Names a helper, or no longer; twice is once. Throws Forbidden for everybody but the host, ListFull beyond the maximum. */
export async function setTalkHelper(
  context: Context,
  { id, userId, isHelper }: InputOf<typeof contract.setTalkHelper>,
): Promise<null> {
  const { role, broadcast } = await findRoom(context, id);
  if (role !== 'host' || userId === broadcast.hostId) throw new CodedError('Forbidden');
  await context.db.transaction(async (tx) => {
    const now = context.now();
    await holdTalk(tx, id, now);
    await requirePerson(tx, userId);
    const standing = await findTalker(tx, id, userId);
    if ((standing?.is_helper === 1) === isHelper) return;
    if (isHelper && standing?.is_silenced === 1) throw new CodedError('Forbidden');
    if (isHelper) await requireRoomForHelper(tx, id);
    await setTalker(tx, id, userId, { is_helper: isHelper ? 1 : 0 });
    await addEvent(tx, id, { kind: 'helper', subject: userId, isOn: isHelper }, now);
  });
  return null;
}

async function requireRoomForHelper(tx: Tx, id: string): Promise<void> {
  const { count } = await tx
    .selectFrom('live_talk_person')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('broadcast_id', '=', id)
    .where('is_helper', '=', 1)
    .executeTakeFirstOrThrow();
  if (Number(count) >= talkLimits.helpers) throw new CodedError('ListFull');
}

async function requirePerson(tx: Tx, personId: string): Promise<void> {
  await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

async function setTalker(
  tx: Tx,
  id: string,
  personId: string,
  change: { is_silenced?: 0 | 1; is_helper?: 0 | 1 },
): Promise<void> {
  await tx
    .insertInto('live_talk_person')
    .values({ broadcast_id: id, person_id: personId, ...change })
    .onConflict((same) => same.columns(['broadcast_id', 'person_id']).doUpdateSet(change))
    .execute();
}

/**
 * Sets what holds for a talk and returns it. Throws Forbidden for who does not look after it, NullPointer for a pinned message that
 * is not there.
 */
export async function setTalk(
  context: Context,
  { id, slowSeconds, questionsOnly, pinnedSeq }: InputOf<typeof contract.setTalk>,
): Promise<contract.TalkSettings> {
  await requireKeeper(context, id);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    await holdTalk(tx, id, now);
    if (pinnedSeq > 0 && (await readSaidOf(tx, id, [pinnedSeq])).length === 0) throw new CodedError('NullPointer');
    await tx
      .updateTable('live_talk')
      .set({
        slow_seconds: slowSeconds as SlowMode,
        questions_only: questionsOnly ? 1 : 0,
        pinned_seq: pinnedSeq === 0 ? null : pinnedSeq,
      })
      .where('broadcast_id', '=', id)
      .execute();
    await addEvent(tx, id, { kind: 'settings', subject: '' }, now);
  });
  const { seq: _seq, ...settings } = await readSettings(context.db.read, id, context.language);
  return settings;
}

/** Marks a question as answered, or no longer. Throws Forbidden for who does not look after the talk, NullPointer for no question. */
export async function answerSaid(
  context: Context,
  { id, seq, isAnswered }: InputOf<typeof contract.answerSaid>,
): Promise<null> {
  await requireKeeper(context, id);
  await context.db.transaction(async (tx) => {
    const now = context.now();
    await holdTalk(tx, id, now);
    await tx
      .updateTable('live_said')
      .set({ is_answered: isAnswered ? 1 : 0 })
      .where('broadcast_id', '=', id)
      .where('seq', '=', seq)
      .where('kind', '=', 'question')
      .where('removed_at', 'is', null)
      .returning('seq')
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
    await addEvent(tx, id, { kind: 'answered', subject: String(seq), isOn: isAnswered }, now);
  });
  return null;
}
