import type { Protocol } from '@/lib/platform/server/api/protocol';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Callback } from './live-provider';
import { liveProvider } from './open-provider';

/**
 * Takes a callback of the provider: a stream began or ended there. It only moves on when the provider is asked, so that one that comes
 * twice, late or changed does no harm. Throws NotFound without a provider, Forbidden for a callback that is not from it.
 */
async function takeLiveCallback(context: Context, request: Request): Promise<Response> {
  const provider = liveProvider();
  if (!provider) throw new CodedError('NotFound');
  const callback = await provider.readCallback(request, context.now());
  if (callback) await askSoon(context, callback);
  return Response.json({ code: 0 });
}

async function askSoon({ db, now }: Context, { name, event }: Callback): Promise<void> {
  await db.transaction((tx) =>
    tx
      .updateTable('live_key')
      .set({ ask_at: now(), offline_at: event === 'ended' ? now() : null })
      .where('name', '=', name)
      // Its broadcast is over, or has another name by now.
      .where('ask_at', 'is not', null)
      .execute(),
  );
}

/** Listens to 'broadcast.moved': it may begin earlier than it was to be asked for. */
export async function askForMoved({ now }: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  await tx
    .updateTable('live_key')
    .set({ ask_at: now() })
    .where('broadcast_id', '=', id)
    .where('ask_at', 'is not', null)
    .execute();
}

/** The address of callbacks, by GET from Alibaba Cloud and by POST from Tencent Cloud: from few addresses, for all streams. */
export const liveCallbacks: Protocol = {
  name: 'liveCallbacks',
  methods: ['GET', 'POST'],
  paths: ['/api/live/stream/callback'],
  auth: 'public',
  // Nobody who is signed in sends any.
  limit: { address: { max: 6000, seconds: 60 }, account: { max: 60, seconds: 60 } },
  serve: takeLiveCallback,
};
