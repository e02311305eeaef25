import { briefly } from '@/lib/platform/server/briefly';
import type { Database } from '@/lib/platform/server/db/database';
import { findPlayable, type Playable, type Viewer } from './find-playable';

const remember = briefly<Playable | null>();

/** `findPlayable`, cached for a second per work and viewer. */
export function rememberPlayable(
  parts: { db: Database; now(): number },
  videoId: string,
  viewer: Viewer,
): Promise<Playable | null> {
  return remember(parts, `${videoId} ${viewer.personId} ${viewer.hasPass === true}`, () =>
    findPlayable(parts.db.read, videoId, viewer),
  );
}
