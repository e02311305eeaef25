import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type {} from './events';
import { oldestWith } from './purchases-of';

export interface TakenPost {
  purchaseId: string;
  /** For which the post is open, from its approval. */
  days: number;
  isHighlighted: boolean;
}

/**
 * Takes one post of a company: of its oldest purchase that has one left, by one conditional statement. Of several at once for
 * the last one, one has it. Tells the company with its last one. Throws PostsUsedUp.
 */
export async function takePost(context: Context, tx: Tx, companyId: string): Promise<TakenPost> {
  for (;;) {
    const next = await oldestWith(tx, companyId, 'posts_left').executeTakeFirst();
    if (!next) throw new CodedError('PostsUsedUp');
    const taken = await tx
      .updateTable('job_purchase')
      .set((row) => ({ posts_left: row('posts_left', '-', 1) }))
      .where('order_id', '=', next.order_id)
      .where('state', '=', 'valid')
      .where('posts_left', '>', 0)
      .returning(['order_id', 'days', 'is_highlighted'])
      .executeTakeFirst();
    // Somebody else was quicker: the next purchase may have one.
    if (!taken) continue;
    const rest = await oldestWith(tx, companyId, 'posts_left').executeTakeFirst();
    if (!rest) await context.emit(context, tx, 'recruitment.postsUsedUp', { companyId });
    return { purchaseId: taken.order_id, days: taken.days, isHighlighted: taken.is_highlighted === 1 };
  }
}

/** Gives a post back that was taken and never public. A purchase never has more than was bought. */
export async function givePostBack(tx: Tx, purchaseId: string): Promise<void> {
  await tx
    .updateTable('job_purchase')
    .set((row) => ({ posts_left: row('posts_left', '+', 1) }))
    .where('order_id', '=', purchaseId)
    .execute();
}

/**
 * Takes one refresh of a company: of the purchase that the post is from, else of its oldest one that has one left. Of several
 * at once for the last one, one has it. Throws RefreshesUsedUp.
 */
export async function takeRefresh(tx: Tx, companyId: string, purchaseId: string): Promise<void> {
  if (await takeOneRefresh(tx, companyId, purchaseId)) return;
  for (;;) {
    const next = await oldestWith(tx, companyId, 'refreshes_left').executeTakeFirst();
    if (!next) throw new CodedError('RefreshesUsedUp');
    if (await takeOneRefresh(tx, companyId, next.order_id)) return;
  }
}

async function takeOneRefresh(tx: Tx, companyId: string, purchaseId: string): Promise<boolean> {
  const taken = await tx
    .updateTable('job_purchase')
    .set((row) => ({ refreshes_left: row('refreshes_left', '-', 1) }))
    .where('order_id', '=', purchaseId)
    .where('company_id', '=', companyId)
    .where('state', '=', 'valid')
    .where('refreshes_left', '>', 0)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
