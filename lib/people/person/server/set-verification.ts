import type { Verification } from '@/lib/base/permission/contract';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { authorsTag, personTag } from './page-tags';

/** Notes as what a person is verified, and renews the pages with their mark. Erased people are left alone. */
export async function setVerification(
  context: Context,
  tx: Tx,
  personId: string,
  verification: Verification,
): Promise<void> {
  const changed = await tx
    .updateTable('person')
    .set({ verification })
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .where('verification', '!=', verification)
    .returning('id')
    .executeTakeFirst();
  if (changed) await invalidatePages(tx, [personTag(personId), authorsTag], context.now());
}
