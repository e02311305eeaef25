import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import type { Comment } from '../contract';

/** A comment with the data that only a thread has. */
export type CommentItem = Comment & { replyCount: number };

/** Comments and replies by their ids, in any state except removed. */
export async function findItems(
  { language }: Pick<Context, 'language'>,
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, CommentItem>> {
  if (ids.length === 0) return new Map();
  const rows = await itemRows(db, ids);
  return new Map(rows.map((row) => [row.id, toItem(row, language)]));
}

function itemRows(db: Reader, ids: readonly string[]) {
  return db
    .selectFrom('comment_entry as comment')
    .innerJoin('person as author', 'author.id', 'comment.author_id')
    .leftJoin('person as other', 'other.id', 'comment.to_person_id')
    .select(['comment.id', 'author_id', 'text', 'state', 'like_count', 'reply_count', 'comment.created_at'])
    .select([
      'author.nickname',
      'author.avatar',
      'author.verification',
      'to_person_id',
      'other.nickname as to_nickname',
    ])
    .where('comment.id', 'in', ids)
    .where('state', '!=', 'removed')
    .execute();
}

type Row = Awaited<ReturnType<typeof itemRows>>[number];

function toItem(row: Row, language: Language): CommentItem {
  const { to_person_id: toId, to_nickname: toNickname } = row;
  return {
    id: row.id,
    author: {
      userId: row.author_id,
      nickname: shownNickname(row.nickname, language),
      avatar: row.avatar,
      verification: row.verification,
    },
    text: row.text,
    to: toId === null ? null : { userId: toId, nickname: shownNickname(toNickname ?? '', language) },
    likeCount: row.like_count,
    at: isoInBeijing(row.created_at),
    state: row.state === 'shown' ? 'shown' : 'waiting',
    replyCount: row.reply_count,
  };
}

/** An item as a reply, which has no replies itself. */
export function toComment({ replyCount: _, ...comment }: CommentItem): Comment {
  return comment;
}
