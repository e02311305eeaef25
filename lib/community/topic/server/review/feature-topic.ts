import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { featureTopic as contract } from '../../contract';
import { topicsTag } from '../page-tags';
import { isPublicTopic } from '../public-topic';

/**
 * Features a public channel, or no longer. Recorded, unless it was so already. NullPointer for a channel that is not public,
 * Unauthorized or Forbidden for who may not review channels.
 */
export async function featureTopic(context: Context, { id, isFeatured }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'reviewChannels');
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const changed = await tx
      .updateTable('topic')
      .set({ featured_at: isFeatured ? now : null })
      .where('id', '=', id)
      .where('featured_at', isFeatured ? 'is' : 'is not', null)
      .where(isPublicTopic)
      .returning('id')
      .executeTakeFirst();
    if (!changed) {
      const standing = tx.selectFrom('topic').select('id').where('id', '=', id).where(isPublicTopic);
      await standing.executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
      return;
    }
    await invalidatePages(tx, [topicsTag], now);
    await recordAudit(context, tx, {
      action: `topic.channel.${isFeatured ? 'featured' : 'unfeatured'}`,
      subject: 'topic',
      subjectId: id,
      before: { isFeatured: !isFeatured },
      after: { isFeatured },
    });
  });
  return null;
}
