import type { Context } from '@/lib/platform/server/context';
import { viewerOf } from '@/lib/platform/server/viewer';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { videoUrl } from '@/lib/platform/shared/format/picture';
import type { openPlayback as contract } from '../../contract';
import { playbackMs } from '../../rules/view';
import { signMediaPath } from '../media-token';
import { filmAddresses } from './film-addresses';
import { findPlayable } from './find-playable';
import { addressOf } from './play-path';
import { playSecrets } from './secrets';
import { giveTicket } from './ticket';

/**
 * Opens the film of a work: signed addresses for some hours, the caller's last position, and the ticket for counting.
 * For a public work everybody gets the same addresses, except its creator.
 * Throws NullPointer for a work that is unknown or not visible to the caller, NotPlayable while it has no film.
 */
export async function openPlayback(
  context: Context,
  { id }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { read } = context.db;
  const personId = context.caller?.personId ?? '';
  const work = await findPlayable(read, id, { personId });
  if (!work) throw new CodedError('NullPointer');
  if (work.folder === null) throw new CodedError('NotPlayable');
  const now = context.now();
  const expiresAt = now + playbackMs(work.duration);
  const viewer = work.isPublic && work.authorId !== personId ? '' : personId;
  const path = videoUrl(signMediaPath((await playSecrets(context)).paths, id, viewer, expiresAt));
  return {
    ...(await filmAddresses(context, work, { videoId: id, path })),
    download: work.maySave && work.download !== null ? path + addressOf.download(context.language) : null,
    ticket: await giveTicket(context, { videoId: id, viewer: await viewerOf(context, 'video'), begunAt: now }),
    resumeAt: await findPosition(context, id),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

async function findPosition({ db, caller }: Context, videoId: string): Promise<number> {
  if (!caller) return 0;
  const watch = await db.read
    .selectFrom('video_watch')
    .select('position')
    .where('person_id', '=', caller.personId)
    .where('video_id', '=', videoId)
    .executeTakeFirst();
  return watch?.position ?? 0;
}
