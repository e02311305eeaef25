import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { videoUrl } from '@/lib/platform/shared/format/picture';
import type { Playback } from '../../contract';
import { playbackMs } from '../../rules/view';
import { filmAddresses } from './film-addresses';
import { passPath } from './film-pass';
import { findPlayable } from './find-playable';

/**
 * Opens the film of a work, in whatever state it is, for a person whom the calling slice lets watch it: a judge of a contest. Its
 * addresses tell nothing of the work, are theirs alone and work for some hours; what is watched by them is not counted.
 * Throws NullPointer for a work that is deleted or a person whose account is locked, NotPlayable while it has no film.
 */
export async function openByPass(
  context: Context,
  { videoId, personId }: { videoId: string; personId: string },
): Promise<Pick<Playback, 'playlist' | 'qualities' | 'subtitles' | 'expiresAt'>> {
  const work = await findPlayable(context.db.read, videoId, { personId, hasPass: true });
  if (!work) throw new CodedError('NullPointer');
  if (work.folder === null) throw new CodedError('NotPlayable');
  const expiresAt = context.now() + playbackMs(work.duration);
  const path = videoUrl(passPath({ videoId, viewer: personId, expiresAt }));
  return { ...(await filmAddresses(context, work, { videoId, path })), expiresAt: new Date(expiresAt).toISOString() };
}
