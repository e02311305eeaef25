import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';

/** How often the console of an answering person reports presence, and how long that is valid, in ms. */
export const beatMs = 15_000;
const believedMs = 40_000;

/** Records that a staff member has the conversations open. */
export async function beat({ db, now }: Context, personId: string): Promise<void> {
  const seen_at = now();
  await db.transaction((tx) =>
    tx
      .insertInto('chat_presence')
      .values({ person_id: personId, seen_at })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ seen_at }))
      .execute(),
  );
}

/** Whether staff are online. */
export async function isStaffed(db: Reader, now: number): Promise<boolean> {
  const there = await db
    .selectFrom('chat_presence')
    .select('person_id')
    .where('seen_at', '>', now - believedMs)
    .limit(1)
    .executeTakeFirst();
  return there !== undefined;
}
