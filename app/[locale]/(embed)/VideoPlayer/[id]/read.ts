import type { Language } from '@/lib/platform/shared/language';
import type { VideoDetail } from '@/lib/works/work/contract';
import { readVideo } from '../../../read-video';

/** What the player page shows: a public work whose film can be played, else null. */
export async function readFilmPage(language: Language, id: string): Promise<VideoDetail | null> {
  const video = await readVideo(language, id);
  return video?.size ? video : null;
}
