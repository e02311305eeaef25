import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { findTopicByName as contract, TopicItem } from '../contract';
import { nameKey } from '../rules/name-key';
import { isPublicTopic } from './public-topic';
import { findTopicItems } from './topic-item';

/**
 * The public channel of this name, by which the native app names one (specification section 2, 'App-open pages'): of this
 * Chinese name, else, of those of this English name, that with most members. NullPointer for none.
 */
export async function findTopicByName(context: Context, { name }: InputOf<typeof contract>): Promise<TopicItem> {
  const key = nameKey(name);
  const topics = () => context.db.read.selectFrom('topic').select('topic.id').where(isPublicTopic);
  const named =
    // The index of names is that of channels which wait as well.
    (await topics()
      .where('name_key', '=', key)
      .where(sql<boolean>`state in ('pending_review', 'verified')`)
      .executeTakeFirst()) ??
    (await topics()
      .where('name_en_key', '=', key)
      .orderBy('member_count', 'desc')
      .orderBy('topic.id')
      .executeTakeFirst());
  const [topic] = named ? await findTopicItems(context, [named.id]) : [];
  if (!topic) throw new CodedError('NullPointer');
  return topic;
}
