import { emptyVideo, type FilmOptions, type FilmSource } from './film-source';
import { listen } from './listen';

/** `MediaError.code`: the network failed under way; the film cannot be decoded; the address gave nothing to play. */
const [network, decode, source] = [2, 3, 4];

/**
 * Lets the browser play HLS itself, as iPhones do. It chooses the quality alone, and tells an address that has expired
 * from no other one that gives nothing.
 */
export function openNatively({ video, playlist, startAt, onFault, onProgress }: FilmOptions): FilmSource {
  const closed = new AbortController();
  const { signal } = closed;
  let address = playlist;
  let from = startAt;

  const load = () => {
    video.src = address;
    video.load();
  };
  const on = (name: string, listener: () => void) => listen(video, [name], listener, signal);
  on('loadedmetadata', () => {
    if (from > 0) video.currentTime = from;
  });
  on('timeupdate', () => {
    if (video.currentTime > 0) from = video.currentTime;
  });
  on('progress', onProgress);
  on('error', () => {
    const code = video.error?.code;
    if (code === network) onFault('network');
    else if (code === decode) onFault('media');
    else if (code === source) onFault('refused');
  });
  load();

  return {
    heights: [],
    choose: () => undefined,
    move(next) {
      address = next;
    },
    resume: load,
    repair: load,
    close() {
      closed.abort();
      emptyVideo(video);
    },
  };
}
