import { randomBytes } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { codeOf } from '../../rules/certificate-code';

/** Whose certificate, and of what. */
export interface Held {
  entryId: string;
  personId: string;
  /** Empty for the shortlist. */
  awardId: string;
}

/** The code of a certificate, made when it is first asked for and the same from then on, also where two ask at once. */
export async function takeCode({ db, now }: Pick<Context, 'db' | 'now'>, held: Held): Promise<string> {
  const known = await findCode(db.read, held);
  if (known !== undefined) return known;
  return db.transaction(async (tx) => {
    await tx
      .insertInto('contest_certificate')
      .values({
        ...{ code: codeOf(randomBytes(16)), entry_id: held.entryId, person_id: held.personId },
        ...{ award_id: held.awardId, made_at: now() },
      })
      .onConflict((conflict) => conflict.columns(['person_id', 'entry_id', 'award_id']).doNothing())
      .execute();
    const code = await findCode(tx, held);
    if (code === undefined) throw new Error('A certificate was written and is not there.');
    return code;
  });
}

async function findCode(db: Reader, { entryId, personId, awardId }: Held): Promise<string | undefined> {
  const row = await db
    .selectFrom('contest_certificate')
    .select('code')
    .where('person_id', '=', personId)
    .where('entry_id', '=', entryId)
    .where('award_id', '=', awardId)
    .executeTakeFirst();
  return row?.code;
}
