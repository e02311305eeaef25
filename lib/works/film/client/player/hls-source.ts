import Hls, { type ErrorData, ErrorTypes, Events } from 'hls.js/light';
import { heightsOfLevels, levelFor } from './film-heights';
import { emptyVideo, type FilmOptions, type FilmSource } from './film-source';
import type { Fault } from './player-faults';
import { folderOf, readdress } from './readdress';

/**
 * The package's own worker, so that its version always fits, as a file of the build: the one that hls.js would make itself
 * is a blob, which is against our Content-Security-Policy. Where it cannot be had, hls.js works without.
 */
const workerPath = new URL('hls.js/dist/hls.worker.js', import.meta.url).href;

/** Answers to an address that is not good any more. */
const refusals = [401, 403, 410];

/** Brings a film in by hls.js. Subtitles are not its business: ours are tracks of the video element. */
export function openByHls(options: FilmOptions): FilmSource {
  const { video, qualities, startAt, onFault, onProgress, onHeight } = options;
  let playlist = absolute(options.playlist);
  let { wishedHeight } = options;
  const formerFolders: string[] = [];
  let heights: number[] = [];

  const hls = new Hls({
    workerPath,
    autoStartLoad: false,
    capLevelToPlayerSize: true,
    // iPhones, which have nothing but managed sources, play HLS themselves.
    preferManagedMediaSource: false,
    backBufferLength: 60,
    // Of a film of few bytes it would load ten minutes ahead, which may never be watched.
    maxMaxBufferLength: 120,
    xhrSetup(request, address) {
      request.open('GET', readdress(address, formerFolders, folderOf(playlist)), true);
    },
  });

  const choose = () => {
    const level = levelFor(wishedHeight, heights);
    if (level < 0) hls.nextLevel = level;
    // The other one throws away what is here already.
    else if (level === hls.currentLevel) hls.loadLevel = level;
    // Who chooses wants to see it: what is here of another height would play on for most of a minute.
    else hls.currentLevel = level;
  };
  hls.on(Events.MANIFEST_PARSED, (_, { levels }) => {
    heights = heightsOfLevels(levels, qualities);
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
      formerFolders.push(folderOf(playlist));
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

/** hls.js asks for everything by whole addresses. */
const absolute = (address: string) => new URL(address, location.href).href;

/** What an error of hls.js means to us; null for one that it deals with itself. A refusal is worth asking anew at once. */
function faultOf({ fatal, type, response }: ErrorData): Fault | null {
  if (response?.code !== undefined && refusals.includes(response.code)) return 'refused';
  if (!fatal) return null;
  if (type === ErrorTypes.NETWORK_ERROR) return 'network';
  return type === ErrorTypes.MEDIA_ERROR ? 'media' : 'unplayable';
}
