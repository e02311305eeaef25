import { millisecondsInHour } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { videoUrl } from '@/lib/platform/shared/format/picture';
import { pathHours } from '../../codes';
import { signLivePath } from './live-token';

/**
 * The address of a playlist of all that was recorded of a broadcast, and until when it is valid, in ms. It answers its host alone, whose
 * id is given.
 */
export async function signRecording(
  context: Context,
  { broadcastId, hostId }: { broadcastId: string; hostId: string },
): Promise<{ playlist: string; expiresAt: number }> {
  const expiresAt = context.now() + pathHours * millisecondsInHour;
  const token = { viewing: '', personId: hostId, expiresAt, isPreview: false, isRecording: true };
  return { playlist: videoUrl(`${await signLivePath(context, broadcastId, token)}master.m3u8`), expiresAt };
}
