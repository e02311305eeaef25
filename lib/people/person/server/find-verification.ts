import type { Reader } from '@/lib/platform/server/db/database';

/** As what a person is verified: what decides what they may launch or publish, whatever their applications say. */
export function findVerification(db: Reader, personId: string) {
  return db.selectFrom('person').select('verification').where('id', '=', personId).executeTakeFirst();
}
