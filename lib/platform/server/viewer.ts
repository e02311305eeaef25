import { createHmac, hkdfSync } from 'node:crypto';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { Context } from './context';
import { networkOf } from './network';
import { siteSecret } from './site-secret';

/** No person's id begins so. */
const visitorMark = 'visitor:';

/**
 * Who does something, for counting: the person, or a digest of where a visitor comes from. It is made with a key of the
 * Beijing day, so that it tells nobody's ways from one day to the next, and of the `use`, so that it does not tell what else
 * they do. Not inside a transaction.
 */
export async function viewerOf(context: Context, use: string): Promise<string> {
  return context.caller?.personId ?? visitorMark + (await digestOf(context, use, networkOf(context.client.address)));
}

/** The same for what is not to be known of a person either: a digest of them too. */
export async function namelessViewerOf(context: Context, use: string): Promise<string> {
  return digestOf(context, use, await viewerOf(context, use));
}

async function digestOf({ db, now }: Pick<Context, 'db' | 'now'>, use: string, text: string): Promise<string> {
  const secret = await siteSecret(db, 'viewers');
  const key = Buffer.from(hkdfSync('sha256', secret, '', `lightfield ${use} viewers ${beijingDay(now())}`, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}
