import { fireEvent, screen, waitFor } from '@testing-library/react';
import { VideoPlayer } from '@/components/works/film/card-player';
import { removeStored } from '@/lib/platform/client/storage';
import type { Language } from '@/lib/platform/shared/language';
import type { Playback } from '@/lib/works/film/contract';
import { type Answer, answerCalls, type MadeCall } from './answers';
import { arrive, refusePlaying, standInForFilms } from './film';
import { HlsStandIn } from './hls';
import { renderIn } from './render';

/** A film of ten minutes in three qualities. */
export const film = {
  id: 'v1',
  cover: 'works/1.jpg',
  title: '光的褶皱',
  duration: 600,
  size: { width: 1920, height: 1080 },
};
export const levels = [
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

export function playbackOf(change: Partial<Playback> = {}): Playback {
  return {
    playlist: '/play/v1/one/master.m3u8',
    qualities: [1080, 720, 360],
    subtitles: [],
    download: null,
    ticket: 'ticket',
    resumeAt: 0,
    expiresAt: new Date(Date.now() + 6 * 3600_000).toISOString(),
    ...change,
  };
}

/** Sets up a player before each test and removes it afterwards; browser features have their usual stand-ins. */
export function preparePlayer(): void {
  beforeAll(standInForFilms);
  beforeEach(() => {
    HlsStandIn.opened = [];
    refusePlaying(null);
    Object.assign(globalThis, { MediaSource: { isTypeSupported: () => true } });
  });
  afterEach(() => {
    for (const key of ['watchPositions', 'playerChoices', 'auth_token', 'isLogin', 'singleKeysOff'] as const) {
      removeStored(key);
    }
  });
}

type PlaybackAnswer = Answer | (() => Answer | Promise<Answer>);

export function answerPlayback(answer: PlaybackAnswer): MadeCall[] {
  return answerCalls({ '/api/video/playback': answer, '/api/video/watching': { data: null } });
}

export const player = (name: 'video' | 'section' = 'section') => {
  const found = document.querySelector<HTMLVideoElement>(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
export const hls = () => {
  const last = HlsStandIn.opened.at(-1);
  if (!last) throw new Error('No film was opened');
  return last;
};

/** Shows a film, presses its poster, and waits until its addresses are loaded. */
export async function openFilm(
  change: Partial<Playback> = {},
  props: Partial<Parameters<typeof VideoPlayer>[0]> = {},
  language: Language = 'zh',
) {
  const made = answerPlayback({ data: playbackOf(change) });
  const view = renderIn(language, <VideoPlayer {...film} {...props} />);
  const before = HlsStandIn.opened.length;
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(HlsStandIn.opened.length).toBe(before + 1));
  return { made, ...view };
}

/** The same, until it plays. */
export async function playFilm(...options: Parameters<typeof openFilm>) {
  const opened = await openFilm(...options);
  hls().parse(levels);
  arrive(player('video'), 600);
  await waitFor(() => expect(player()).toHaveAttribute('data-phase', 'playing'));
  return opened;
}
