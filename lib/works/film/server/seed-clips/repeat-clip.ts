import { mediaStorage, readBody } from '@/lib/base/media/port';
import { lengths } from '@/lib/works/work/codes';
import { seedWorks, writtenSeconds } from '@/lib/works/work/port';
import { secondsOfClip } from './draw-clip';

/** Of works described as neither short nor long, every second one has that length; the others are a single clip. */
const mediumEvery = 2;

/**
 * How many times a work of the demonstration repeats its clip, so that there are films of all lengths: works with a
 * stated length have it, and about a fifth of all last some minutes.
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
 * Makes a film that repeats a clip, in a media folder beside the clip's, and returns that folder. Nothing is encoded,
 * and it has the clip's segments: only its playlists are longer. The file for saving, whose size would grow with the
 * length, is left out.
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

/** The timestamps of the segments restart each time, which a playlist must declare. */
function repeatPieces(playlist: Uint8Array, times: number): Uint8Array {
  const text = new TextDecoder().decode(playlist);
  const [start, end] = [text.indexOf('#EXTINF:'), text.indexOf('#EXT-X-ENDLIST')];
  const all = Array.from({ length: times }, () => text.slice(start, end)).join('#EXT-X-DISCONTINUITY\n');
  return new TextEncoder().encode(text.slice(0, start) + all + text.slice(end));
}
