import { millisecondsInHour } from 'date-fns/constants';
import type { Broadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { videoUrl } from '@/lib/platform/shared/format/picture';
import { paidHours, pathHours } from '../../codes';
import type { LiveProvider } from '../provider/live-provider';
import { liveProvider } from '../provider/open-provider';
import { noteViewing } from './count-viewings';
import { type LiveToken, signLivePath } from './live-token';

/** The provider that gives a broadcast out; null where we do. */
export const providerOf = ({ source }: Broadcast): LiveProvider | null =>
  source === 'encoder' ? liveProvider() : null;

/**
 * The address of the playlist of a broadcast for one viewing. Nobody asks us whether who has the provider's may watch: it is valid until
 * the end of a preview, and otherwise for hours. Null where its stream has no name at the provider.
 */
export async function playlistAddress(
  context: Context,
  broadcast: Broadcast,
  token: LiveToken,
): Promise<string | null> {
  const { id, priceFen } = broadcast;
  const provider = providerOf(broadcast);
  if (!provider) return videoUrl(`${await signLivePath(context, id, token)}master.m3u8`);
  const { read } = context.db;
  const key = await read.selectFrom('live_key').select('name').where('broadcast_id', '=', id).executeTakeFirst();
  if (key?.name == null) return null;
  const now = context.now();
  noteViewing(id, token.viewing, { now, by: 'address' });
  const hours = priceFen > 0 ? paidHours : pathHours;
  const until = token.isPreview ? token.expiresAt : now + hours * millisecondsInHour;
  return provider.playAddress({ name: key.name, until });
}
