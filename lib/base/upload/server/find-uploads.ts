import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Upload } from '../contract';
import { expiresAt, staleSince } from '../rules/expiry';

/** The caller's unused uploads, the latest first. Throws Unauthorized for visitors. */
export async function findUploads(context: Context): Promise<Upload[]> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('upload')
    .select(['id', 'name', 'bytes', 'received', 'touched_at'])
    .where('owner_id', '=', personId)
    .where('used_at', 'is', null)
    .where('touched_at', '>', staleSince(context.now()))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ touched_at, ...row }) => ({
    ...row,
    expiresAt: isoInBeijing(expiresAt(touched_at)),
  }));
}
