import { emptyVideo, type FilmOptions, type FilmSource } from './film-source';
import { listen } from './listen';

/** `MediaError.code`: network failure while loading; decoding failure; nothing playable at the address. */
const [network, decode, source] = [2, 3, 4];

/**
 * Uses the browser's native HLS, as on iPhones. It chooses the quality itself, and does not distinguish an expired
 * address from other failures.
 */
export function openNatively({ video, playlist, isLive, startAt, onFault, onProgress }: FilmOptions): FilmSource {
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
    // What is live begins at its edge again.
    if (video.currentTime > 0 && !isLive) from = video.currentTime;
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
