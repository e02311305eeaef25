import type { Reader } from '@/lib/platform/server/db/database';

interface PassOf {
  /** Of the broadcast. */
  id: string;
  personId: string;
}

/** What a person has of a broadcast; undefined for nothing. */
export function findPass(db: Reader, { id, personId }: PassOf) {
  return db
    .selectFrom('live_pass')
    .select(['state', 'order_id'])
    .where('broadcast_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}
