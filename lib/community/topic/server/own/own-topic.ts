import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import { mayDo } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { Tables } from '@/lib/platform/server/db/tables';
import { violationOf } from '@/lib/platform/server/db/violations';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { publicTopicState, type TopicState } from '../../codes';
import { editable } from '../../rules/transitions';
import type { TopicTable } from '../tables';

export type TopicRecord = Selectable<TopicTable>;

/** A channel as somebody names it who may run it. */
export interface OwnTopicId {
  id: string;
  personId: string;
  /** Staff run every public channel (specification section 6). */
  isStaff: boolean;
}

/** The channel that the caller names. Unauthorized for a visitor. */
export function ownTopicId(context: Context, id: string): OwnTopicId {
  return { id, personId: signedIn(context).personId, isStaff: mayDo(context, 'manageChannel') };
}

/** Whether a channel is a person's: until it is public for the first time of whoever asked for it, then of its host. */
export function isOf(personId: string) {
  return (row: ExpressionBuilder<Tables, 'topic'>) =>
    row.or([
      row.and([row('topic.creator_id', '=', personId), row('topic.verified_at', 'is', null)]),
      row.exists(
        row
          .selectFrom('topic_member as host')
          .select('host.topic_id')
          .whereRef('host.topic_id', '=', 'topic.id')
          .where('host.person_id', '=', personId)
          .where('host.role', '=', 'host'),
      ),
    ]);
}

const mayRun =
  ({ personId, isStaff }: OwnTopicId) =>
  (row: ExpressionBuilder<Tables, 'topic'>) =>
    row.or([isOf(personId)(row), ...(isStaff ? [row('topic.state', '=', publicTopicState)] : [])]);

/** A channel that they may run. NullPointer for one that is not there, was deleted, or is another person's. */
export async function findOwnTopic(db: Reader, own: OwnTopicId): Promise<TopicRecord> {
  return db
    .selectFrom('topic')
    .selectAll()
    .where('topic.id', '=', own.id)
    .where('topic.state', '!=', 'deleted')
    .where(mayRun(own))
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

/** What must hold of a channel at the moment in which it is changed. */
export interface Condition extends OwnTopicId {
  /** Any that can be edited unless given. */
  states?: readonly TopicState[];
  /** Any unless given. */
  revision?: number;
}

/**
 * Changes a channel by one statement that carries all its conditions, and returns the row, which is held until the
 * transaction ends. Throws NullPointer for what is not theirs to run, Changed where something else came first, and
 * ChannelNameTaken where another channel that waits or is public has the name.
 */
export async function changeOwnTopic(
  tx: Tx,
  condition: Condition,
  columns: Updateable<TopicTable>,
): Promise<TopicRecord> {
  const { id, states = editable, revision } = condition;
  const changed = await tx
    .updateTable('topic')
    .set(columns)
    .where('topic.id', '=', id)
    .where('topic.state', 'in', states)
    .where(mayRun(condition))
    .$if(revision !== undefined, (update) => update.where('topic.revision', '=', revision ?? 0))
    .returningAll()
    .executeTakeFirst()
    .catch(throwNameTaken);
  if (changed) return changed;
  await findOwnTopic(tx, condition);
  throw new CodedError('Changed');
}

function throwNameTaken(error: unknown): never {
  if (violationOf(error) !== 'unique') throw error;
  throw new CodedError('ChannelNameTaken', { fields: [{ field: 'nameZh', rule: 'taken' }] });
}
