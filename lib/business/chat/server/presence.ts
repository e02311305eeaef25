import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';

/** How often the console of who answers says that they are there, and for how long that is believed, in ms. */
export const beatMs = 15_000;
const believedMs = 40_000;

/** Notes that a person of the staff has the conversations open. */
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

/** Whether somebody of the staff is there to answer. */
export async function isStaffed(db: Reader, now: number): Promise<boolean> {
  const there = await db
    .selectFrom('chat_presence')
    .select('person_id')
    .where('seen_at', '>', now - believedMs)
    .limit(1)
    .executeTakeFirst();
  return there !== undefined;
}
