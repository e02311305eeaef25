import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError, type ErrorCode } from '@/lib/platform/shared/error-codes';

/** How much somebody or something may use up in a time that begins with the first use. */
export interface Share {
  /** Whose it is, and of what: `guesses at +8613800138000`. */
  subject: string;
  max: number;
  seconds: number;
  /** What is thrown when nothing of it is left. */
  refusal: ErrorCode;
}

/**
 * Takes one of each share inside the transaction of what they are for: a rollback gives them back, and of any number at the
 * same instant exactly `max` get one. Throws the refusal of the first that is used up, with the seconds until it is whole again,
 * so that a refused call uses up nothing.
 *
 * Calls that share some of them name those in the same order, or two would wait for each other.
 */
export async function takeShares(tx: Tx, shares: readonly Share[], now: number): Promise<void> {
  for (const share of shares) {
    if (await takeShare(tx, share, now)) continue;
    const { ends_at } = await tx
      .selectFrom('account_share')
      .select('ends_at')
      .where('subject', '=', share.subject)
      .executeTakeFirstOrThrow();
    throw new CodedError(share.refusal, { retryAfterSeconds: Math.ceil((ends_at - now) / 1000) });
  }
}

async function takeShare(tx: Tx, { subject, max, seconds }: Share, now: number): Promise<boolean> {
  const fresh = { used: 1, ends_at: now + seconds * 1000 };
  const taken = await tx
    .insertInto('account_share')
    .values({ subject, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((eb) => {
          const isOver = eb('account_share.ends_at', '<=', now);
          return {
            used: eb
              .case()
              .when(isOver)
              .then(fresh.used)
              .else(eb('account_share.used', '+', 1))
              .end(),
            ends_at: eb.case().when(isOver).then(fresh.ends_at).else(eb.ref('account_share.ends_at')).end(),
          };
        })
        .where((eb) => eb.or([eb('account_share.ends_at', '<=', now), eb('account_share.used', '<', max)])),
    )
    .returning('used')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives back one of each share, in the order in which they were taken: what was paid for has turned out to cost nothing. */
export async function giveBackShares(tx: Tx, shares: readonly Share[], now: number): Promise<void> {
  for (const { subject } of shares) {
    await tx
      .updateTable('account_share')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('subject', '=', subject)
      .where('used', '>', 0)
      .where('ends_at', '>', now)
      .execute();
  }
}
