import type { Reader } from '@/lib/platform/server/db/database';

/** Where an online activity takes place; empty for none. For participants and its organiser only. */
export async function findLink(db: Reader, activityId: string): Promise<string> {
  const activity = await db.selectFrom('activity').select('online_url').where('id', '=', activityId).executeTakeFirst();
  return activity?.online_url ?? '';
}
