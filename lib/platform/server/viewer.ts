import { createHmac, hkdfSync } from 'node:crypto';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { Context } from './context';
import { networkOf } from './network';
import { siteSecret } from './site-secret';

/** No person's id has this prefix. */
const visitorMark = 'visitor:';

/**
 * An id of the viewer, for counting: the person, or a digest of a visitor's address. Its key depends on the Beijing
 * day, so that it cannot be tracked over days, and on the `use`, so that it cannot be linked to other actions. Not
 * inside a transaction.
 */
export async function viewerOf(context: Context, use: string): Promise<string> {
  return context.caller?.personId ?? visitorMark + (await digestOf(context, use, networkOf(context.client.address)));
}

/** The same for data that must not identify a person either: a digest of them too. */
export async function namelessViewerOf(context: Context, use: string): Promise<string> {
  return digestOf(context, use, await viewerOf(context, use));
}

async function digestOf({ db, now }: Pick<Context, 'db' | 'now'>, use: string, text: string): Promise<string> {
  const secret = await siteSecret(db, 'viewers');
  const key = Buffer.from(hkdfSync('sha256', secret, '', `lightfield ${use} viewers ${beijingDay(now())}`, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}
