import { recordAudit } from '@/lib/base/audit/port';
import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState, type TopicRole, type TopicState } from '../../codes';
import { holdTopic, type TopicRow } from '../hold-topic';

/** A channel in the hands of who runs it. */
export interface Managed {
  topic: TopicRow;
  /** The caller. */
  personId: string;
  /** They run it as staff, not as its host. */
  isByStaff: boolean;
  /** Whose doing it is for others: the host's; null for staff. */
  by: string | null;
}

/**
 * Holds a channel for the rest of the transaction for who runs it: its host, and staff (specification section 6). Unauthorized
 * for a visitor, NullPointer for a channel that is not there for the caller, Forbidden for everybody else.
 */
export async function holdManaged(context: Context, tx: Tx, topicId: string): Promise<Managed> {
  const { personId } = signedIn(context);
  const topic = await holdTopic(tx, topicId);
  return manage(context, topic, await findRole(tx, topicId, personId));
}

/** The same for who only reads. */
export async function findManaged(context: Context, topicId: string): Promise<Managed> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const topic = await read.selectFrom('topic').selectAll().where('id', '=', topicId).executeTakeFirst();
  return manage(context, topic, await findRole(read, topicId, personId));
}

function manage(context: Context, topic: TopicRow | undefined, role: TopicRole | null): Managed {
  if (!topic || isGone(topic.state)) throw new CodedError('NullPointer');
  if (!mayDo(context, 'manageChannel', { inChannel: role })) {
    throw new CodedError(topic.state === publicTopicState ? 'Forbidden' : 'NullPointer');
  }
  const { personId } = signedIn(context);
  const isByStaff = role !== 'host';
  return { topic, personId, isByStaff, by: isByStaff ? null : personId };
}

const isGone = (state: TopicState) => state === 'deleted';

/** What a person is in a channel; null for nobody. */
export async function findRole(db: Reader, topicId: string, personId: string): Promise<TopicRole | null> {
  const row = await db
    .selectFrom('topic_member')
    .select('role')
    .where('topic_id', '=', topicId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** What was done to a channel. */
interface Deed {
  /** Without the slice: `member.removed`. */
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Records what staff did to a channel; what its host does is their own affair. */
export async function recordStaffDeed(
  context: Context,
  tx: Tx,
  { topic, isByStaff }: Pick<Managed, 'topic' | 'isByStaff'>,
  deed: Deed,
): Promise<void> {
  if (!isByStaff) return;
  const { action, ...fields } = deed;
  await recordAudit(context, tx, { action: `topic.${action}`, subject: 'topic', subjectId: topic.id, ...fields });
}
