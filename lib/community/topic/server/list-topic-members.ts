import { findListedPeople } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { TopicRole } from '../codes';
import type { findTopicMembers as contract, TopicMember } from '../contract';
import { isPublicTopic } from './public-topic';

/**
 * Who follows a channel: its host, its stars, then the other members, of equal rank the latest first. Nobody for a channel
 * that is not there for everybody.
 */
export async function listTopicMembers(context: Context, query: InputOf<typeof contract>): Promise<Page<TopicMember>> {
  const { topicId, pageIndex, pageSize } = query;
  const start = (pageIndex - 1) * pageSize;
  const leaders = await findLeaders(context.db.read, topicId);
  const led = leaders.slice(start, start + pageSize + 1);
  const others = await membersOf(context.db.read, topicId, 'member')
    .limit(pageSize + 1 - led.length)
    .offset(Math.max(0, start - leaders.length))
    .execute();
  const page = toPage([...led, ...others], query, (row) => row);
  return { ...page, list: await toMembers(context, page.list) };
}

/** The host of a channel and its stars; a channel has a few of them. */
export async function findLeaders(db: Reader, topicId: string) {
  const host = await membersOf(db, topicId, 'host').execute();
  return [...host, ...(await membersOf(db, topicId, 'star').execute())];
}

type MemberRow = Awaited<ReturnType<typeof findLeaders>>[number];

/** Some members as people know them, in their order; who is erased is left out. */
export async function toMembers(context: Context, rows: readonly MemberRow[]): Promise<TopicMember[]> {
  const roles = new Map(rows.map(({ person_id, role }) => [person_id, role]));
  const people = await findListedPeople(context, [...roles.keys()]);
  return people.map((person) => ({ ...person, role: roles.get(person.userId) ?? 'member' }));
}

function membersOf(db: Reader, topicId: string, role: TopicRole) {
  return db
    .selectFrom('topic_member')
    .select(['person_id', 'role'])
    .where('topic_id', '=', topicId)
    .where('role', '=', role)
    .where((member) =>
      member.exists(member.selectFrom('topic').select('topic.id').where('topic.id', '=', topicId).where(isPublicTopic)),
    )
    .orderBy('topic_member.created_at', 'desc')
    .orderBy('person_id');
}
