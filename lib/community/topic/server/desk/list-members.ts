import { nicknameKey, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { beginsWith } from '@/lib/platform/server/db/begins-with';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findTopicMembersForHost as contract, DeskMember } from '../../contract';
import { findManaged } from './manage';

/**
 * The members of a channel for who runs it: those whose nicknames begin with a text, by nickname, or all of them, the latest
 * first. Throws what `findManaged` throws.
 */
export async function listMembersForHost(
  context: Context,
  { topicId, text, standing: role, ...query }: InputOf<typeof contract>,
): Promise<Page<DeskMember>> {
  await findManaged(context, topicId);
  const { pageIndex, pageSize } = query;
  const key = nicknameKey(text);
  const rows = await context.db.read
    .selectFrom('topic_member')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['person.id', 'nickname', 'avatar', 'verification', 'role', 'topic_member.created_at'])
    .where('topic_id', '=', topicId)
    .$if(role !== '', (members) => members.where('role', '=', role || 'member'))
    .$if(key !== '', (members) => members.where(beginsWith('nickname_key', key)).orderBy('nickname_key'))
    .$if(key === '', (members) => members.orderBy('topic_member.created_at', 'desc'))
    .orderBy('person_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, ({ id, nickname, avatar, verification, role, created_at }) => ({
    ...{ userId: id, nickName: shownNickname(nickname, context.language), avatar, verification },
    ...{ role, since: isoInBeijing(created_at) },
  }));
}
