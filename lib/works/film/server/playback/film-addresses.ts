import type { Context } from '@/lib/platform/server/context';
import { type SubtitleLanguage, subtitleLanguages } from '@/lib/works/work/codes';
import type { Playback } from '../../contract';
import type { Rendition } from '../../rules/ladder';
import type { Playable } from './find-playable';
import { addressOf } from './play-path';

/** What a player needs of a film below a path: its playlist with the heights in it, and its subtitles. */
export async function filmAddresses(
  context: Context,
  work: Playable,
  { videoId, path }: { videoId: string; path: string },
): Promise<Pick<Playback, 'playlist' | 'qualities' | 'subtitles'>> {
  return {
    playlist: path + addressOf.playlist,
    qualities: qualitiesOf(work),
    subtitles: (await findSubtitles(context, videoId)).map((language) => ({
      language,
      url: path + addressOf.subtitle(language),
    })),
  };
}

/** Heights, the largest first. */
function qualitiesOf({ renditions }: Playable): number[] {
  return (JSON.parse(renditions) as Rendition[]).map(({ name }) => name).sort((one, other) => other - one);
}

/** In the order of our list of languages. */
async function findSubtitles({ db }: Context, videoId: string): Promise<SubtitleLanguage[]> {
  const rows = await db.read.selectFrom('video_subtitle').select('language').where('video_id', '=', videoId).execute();
  const there = new Set(rows.map(({ language }) => language));
  return subtitleLanguages.filter((language) => there.has(language));
}
