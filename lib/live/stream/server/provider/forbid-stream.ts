import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { liveProvider } from './open-provider';

/**
 * Tells the provider to let nobody send by a name any more, until its address would end by itself: what the provider remembers does
 * not grow.
 */
export const forbidName = defineJob({
  kind: 'live.forbid-name',
  payload: z.object({ name: z.string(), until: z.int() }),
  async run({ now }, stream) {
    const provider = liveProvider();
    if (provider && stream.until > now()) await provider.forbid(stream, now());
  },
});

/**
 * Voids the name that a stream has at a provider, if it has one. Listens to all ends of broadcasts, and is called before a new key is
 * made: an encoder that sends on costs money, and its viewers would see it on.
 */
export async function forbidStream({ now }: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  const key = await tx
    .updateTable('live_key')
    .set({ ask_at: null })
    .where('broadcast_id', '=', id)
    .where('ask_at', 'is not', null)
    .returning(['name', 'valid_until'])
    .executeTakeFirst();
  if (key?.name == null || key.valid_until === null) return;
  await enqueue(tx, forbidName, { name: key.name, until: key.valid_until }, { now: now(), uniqueKey: key.name });
}
