import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError, type ErrorCode } from '@/lib/platform/shared/error-codes';

/** An allowance for a time that begins with the first use. */
export interface Share {
  /** Its owner and purpose: `guesses at +8613800138000`. */
  subject: string;
  max: number;
  seconds: number;
  /** The error when it is used up. */
  refusal: ErrorCode;
}

/**
 * Takes one of each share inside the transaction of the action: a rollback returns them, and of concurrent calls
 * exactly `max` get one. Throws the error of the first that is used up, with the seconds until it is restored, so that
 * a rejected call uses up nothing.
 * Calls with common shares must name those in the same order, to avoid deadlocks.
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

/** Returns one of each share, in the order in which they were taken. */
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
