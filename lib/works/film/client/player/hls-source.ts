import Hls, { type ErrorData, ErrorTypes, Events } from 'hls.js/light';
import { heightsOfLevels, levelFor } from './film-heights';
import { emptyVideo, type FilmOptions, type FilmSource } from './film-source';
import { liveDelay } from './live-edge';
import type { Fault } from './player-faults';
import { readdress } from './readdress';

/**
 * The package's own worker, so that versions always match, as a file of the build: hls.js would create a blob worker,
 * which our Content-Security-Policy forbids. If it cannot be loaded, hls.js works without.
 */
const workerPath = new URL('hls.js/dist/hls.worker.js', import.meta.url).href;

/** What is live has no end, and is watched as close to now as its pieces allow; nobody goes far back in it. */
const liveConfig = { liveSyncDuration: liveDelay, liveDurationInfinity: true, backBufferLength: 20 };

/** Statuses of an expired or invalid address. */
const refusals = [401, 403, 410];

/** Plays a film by hls.js. Subtitles are handled separately, as tracks of the video element. */
export function openByHls(options: FilmOptions): FilmSource {
  const { video, qualities, isLive = false, startAt, onFault, onProgress, onHeight, onHeights } = options;
  let playlist = absolute(options.playlist);
  let { wishedHeight } = options;
  const former: string[] = [];
  let heights: number[] = [];

  const hls = new Hls({
    workerPath,
    autoStartLoad: false,
    capLevelToPlayerSize: true,
    // iPhones, which only have managed media sources, play HLS natively.
    preferManagedMediaSource: false,
    backBufferLength: 60,
    // For a small film it would load ten minutes ahead, which may never be watched.
    maxMaxBufferLength: 120,
    ...(isLive && liveConfig),
    xhrSetup(request, address) {
      request.open('GET', readdress(address, former, playlist), true);
    },
  });

  const choose = () => {
    const level = levelFor(wishedHeight, heights);
    if (level < 0) hls.nextLevel = level;
    // Setting `currentLevel` would discard what is loaded.
    else if (level === hls.currentLevel) hls.loadLevel = level;
    // A chosen height must show at once: buffered parts of another height would play for most of a minute.
    else hls.currentLevel = level;
  };
  hls.on(Events.MANIFEST_PARSED, (_, { levels }) => {
    heights = heightsOfLevels(levels, qualities);
    if (isLive) onHeights?.([...heights].sort((one, other) => other - one));
    const first = levelFor(wishedHeight, heights);
    if (first >= 0) {
      hls.startLevel = first;
      hls.loadLevel = first;
    }
    hls.startLoad(startAt > 0 ? startAt : -1);
  });
  hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
    const height = heights[level];
    if (height !== undefined) onHeight(height);
  });
  hls.on(Events.FRAG_BUFFERED, onProgress);
  hls.on(Events.ERROR, (_, data) => {
    const fault = faultOf(data);
    if (fault) onFault(fault);
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);

  return {
    heights: qualities,
    choose(height) {
      wishedHeight = height;
      choose();
    },
    move(next) {
      former.push(playlist);
      playlist = absolute(next);
    },
    resume() {
      if (hls.levels.length === 0) hls.loadSource(playlist);
      else hls.startLoad();
    },
    repair: () => hls.recoverMediaError(),
    close() {
      hls.destroy();
      emptyVideo(video);
    },
  };
}

/** hls.js requests absolute addresses. */
const absolute = (address: string) => new URL(address, location.href).href;

/**
 * Our fault for an hls.js error; null for one that it handles itself. After a rejection new addresses are fetched at
 * once.
 */
function faultOf({ fatal, type, response }: ErrorData): Fault | null {
  if (response?.code !== undefined && refusals.includes(response.code)) return 'refused';
  if (!fatal) return null;
  if (type === ErrorTypes.NETWORK_ERROR) return 'network';
  return type === ErrorTypes.MEDIA_ERROR ? 'media' : 'unplayable';
}
