import { briefly } from '@/lib/platform/server/briefly';
import type { Database } from '@/lib/platform/server/db/database';
import { findPlayable, type Playable } from './find-playable';

const remember = briefly<Playable | null>();

/** `findPlayable`, cached for a second per work and viewer. */
export function rememberPlayable(
  parts: { db: Database; now(): number },
  videoId: string,
  viewer: string,
): Promise<Playable | null> {
  return remember(parts, `${videoId} ${viewer}`, () => findPlayable(parts.db.read, videoId, viewer));
}
