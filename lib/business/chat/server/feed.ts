import { changeFeed } from '@/lib/platform/server/change-feed';
import { isStaffed } from './presence';

/** Changes in all conversations, each with the number of its last message; the presence of staff is common to all. */
export const chatFeed = changeFeed({
  name: 'conversations',
  async look(db, since, now) {
    const rows = await db.read
      .selectFrom('chat_conversation')
      .select(['id', 'version', 'last_seq'])
      .where('changed_at', '>', since)
      .execute();
    const changed = rows.map(({ id, version, last_seq }) => ({ key: id, version, change: { id, lastSeq: last_seq } }));
    return { changed, common: await isStaffed(db.read, now) };
  },
});
