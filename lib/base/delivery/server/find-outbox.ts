import type { Context } from '@/lib/platform/server/context';
import { type Env, env } from '@/lib/platform/server/env';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { OutboxMessage } from '../contract';

const shown = 20;

/**
 * The latest messages of a demonstration, the newest first. Throws NotFound on any other site, even if the table has
 * rows (DESIGN 8). The third argument overrides the configuration.
 */
export async function findOutbox(
  context: Context,
  _input: Record<string, never>,
  { demo }: Pick<Env, 'demo'> = env(),
): Promise<OutboxMessage[]> {
  if (!demo) throw new CodedError('NotFound');
  const rows = await context.db.read
    .selectFrom('delivery_outbox')
    .select(['id', 'channel', 'address', 'subject', 'text', 'code', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shown)
    .execute();
  return rows.map(({ created_at, ...message }) => ({ ...message, sentAt: isoInBeijing(created_at) }));
}
