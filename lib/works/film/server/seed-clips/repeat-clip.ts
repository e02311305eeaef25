import { mediaStorage, readBody } from '@/lib/base/media/port';
import { lengths } from '@/lib/works/work/codes';
import { seedWorks, writtenSeconds } from '@/lib/works/work/port';
import { secondsOfClip } from './draw-clip';

/** Of the works that are written to be neither short nor long every second one is as long as that, the others are a clip. */
const mediumEvery = 2;

/**
 * How many times a work of the demonstration shows its clip, so that there are films of all lengths: those whose words
 * say how long they are last that long, and about a fifth of all some minutes.
 */
export function timesOfClip(workId: string, clip: number): number {
  const index = seedWorks.findIndex(({ id }) => id === workId);
  const work = seedWorks[index];
  if (!work) throw new Error(`${workId} is no work of the demonstration.`);
  const seconds = writtenSeconds(work, index);
  const [from, to] = lengths.medium;
  const isMedium = index % mediumEvery === 1 && seconds >= from && seconds < to;
  return work.seconds !== undefined || isMedium ? Math.max(1, Math.round(seconds / secondsOfClip(clip))) : 1;
}

/**
 * Makes the film that shows a clip several times over, in a media folder beside the clip's, and returns that folder. Nothing
 * is encoded, and its pieces are no more than the clip's: only its playlists are longer. What is only saved, and would be as
 * large as the film is long, is left out.
 */
export async function repeatClip(clip: string, times: number): Promise<string> {
  const folder = `${clip.slice(0, -1)}x${times}/`;
  for await (const key of mediaStorage().list(clip)) {
    const name = key.slice(clip.length);
    const isPlayed = name.includes('/') || name === 'master.m3u8';
    const file = isPlayed ? await mediaStorage().read(key) : null;
    if (!file) continue;
    const bytes = await readBody(file);
    const isListOfPieces = name.endsWith('/index.m3u8');
    await mediaStorage().put(folder + name, isListOfPieces ? repeatPieces(bytes, times) : bytes);
  }
  return folder;
}

/** The clock of the pieces begins anew each time, which a playlist must say. */
function repeatPieces(playlist: Uint8Array, times: number): Uint8Array {
  const text = new TextDecoder().decode(playlist);
  const [start, end] = [text.indexOf('#EXTINF:'), text.indexOf('#EXT-X-ENDLIST')];
  const all = Array.from({ length: times }, () => text.slice(start, end)).join('#EXT-X-DISCONTINUITY\n');
  return new TextEncoder().encode(text.slice(0, start) + all + text.slice(end));
}
