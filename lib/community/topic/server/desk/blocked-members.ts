import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { BlockedMember, findBlockedMembers, unblockMember as unblockContract } from '../../contract';
import { findManaged, holdManaged, recordStaffDeed } from './manage';

/** Who may not become a member of a channel, the latest blocked first. Throws what `findManaged` throws. */
export async function listBlockedMembers(
  context: Context,
  { topicId, ...query }: InputOf<typeof findBlockedMembers>,
): Promise<Page<BlockedMember>> {
  await findManaged(context, topicId);
  const { pageIndex, pageSize } = query;
  const rows = await context.db.read
    .selectFrom('topic_block')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['person.id', 'nickname', 'avatar', 'verification', 'topic_block.created_at'])
    .where('topic_id', '=', topicId)
    .orderBy('topic_block.created_at', 'desc')
    .orderBy('person_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, ({ id, nickname, avatar, verification, created_at }) => ({
    ...{ userId: id, nickName: shownNickname(nickname, context.language), avatar, verification },
    since: isoInBeijing(created_at),
  }));
}

/** Lets somebody become a member again; who is not blocked may already. Of staff it is recorded. */
export async function unblockMember(
  context: Context,
  { topicId, userId }: InputOf<typeof unblockContract>,
): Promise<null> {
  await context.db.transaction(async (tx) => {
    const managed = await holdManaged(context, tx, topicId);
    const unblocked = await tx
      .deleteFrom('topic_block')
      .where('topic_id', '=', topicId)
      .where('person_id', '=', userId)
      .returning('person_id')
      .executeTakeFirst();
    if (!unblocked) return;
    await recordStaffDeed(context, tx, managed, { action: 'member.unblocked', before: { userId }, after: null });
  });
  return null;
}
