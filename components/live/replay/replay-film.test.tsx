import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicReplay } from '@/lib/live/replay/contract';
import type { Said } from '@/lib/live/talk/contract';
import { type Answer, answerCalls } from '@/test/answers';
import { arrive, moveTo } from '@/test/film';
import { HlsStandIn } from '@/test/hls';
import { hls, levels, playbackOf, player, preparePlayer } from '@/test/player';
import { renderIn } from '@/test/render';
import { standInForResizeObserver } from '@/test/resize-observer';
import { CardRecordedLive } from './card-recorded-live';
import { ReplayCourseProvider } from './replay-course';
import { ReplayFilm } from './replay-film';
import { ReplayTalk } from './replay-talk';
import { ReplayWays } from './replay-ways';

jest.mock('hls.js/light', () => jest.requireActual('@/test/hls').hlsModule);

preparePlayer();
beforeAll(standInForResizeObserver);

const minute = 60_000;
/** Ten minutes: its first one was cut off, and its encoder was away from its third to its fifth. */
const replay: PublicReplay = {
  ...{ workId: 'v1', title: '夜航', thumb: null, duration: 600 },
  parts: [
    { filmMs: 0, streamMs: minute },
    { filmMs: 2 * minute, streamMs: 5 * minute },
  ],
  chapters: [
    { title: '开场', seconds: 0 },
    { title: '问答', seconds: 120 },
  ],
};
const said = (seq: number, streamMs: number, text: string): Said => ({
  ...{ seq, kind: 'message', role: 'viewer', text, clientId: `c${seq}`, at: '2026-11-20T20:00:00+08:00' },
  by: { userId: 'u', nickname: '名字', avatar: null, verification: 'none' },
  ...{ streamMs, isAnswered: false },
});

function show(
  change: Partial<PublicReplay> = {},
  talk: Answer = { data: [said(1, 61_000, '来了'), said(2, 301_000, '回来了')] },
) {
  const made = answerCalls({
    '/api/live/talk/at': talk,
    '/api/video/playback': { data: playbackOf({ resumeAt: 50 }) },
    '/api/video/watching': { data: null },
  });
  const shown = { ...replay, ...change };
  renderIn(
    'zh',
    <ReplayCourseProvider>
      <ReplayFilm replay={shown} />
      <ReplayWays replay={shown} />
      <ReplayTalk id="b1" replay={shown} />
    </ReplayCourseProvider>,
  );
  return made;
}
const chapter = (name: string) => screen.getByRole('button', { name });

test('a chapter plays from its beginning, and the talk follows the time of the stream', async () => {
  const made = show();
  expect(screen.queryByText('来了')).toBeNull();
  await userEvent.click(chapter('02:00 问答'));
  await waitFor(() => expect(HlsStandIn.opened).toHaveLength(1));
  hls().parse(levels);
  arrive(player('video'), 600);
  await waitFor(() => expect(player('video').currentTime).toBe(120));
  expect(await screen.findByText('来了')).toBeVisible();
  expect(screen.queryByText('回来了')).toBeNull();
  moveTo(player('video'), 121);
  expect(await screen.findByText('回来了')).toBeVisible();
  expect(chapter('02:00 问答')).toHaveAttribute('aria-current', 'true');
  expect(made.find(({ path }) => path === '/api/live/talk/at')?.fields).toEqual({});
  fireEvent.click(chapter('00:00 开场'));
  moveTo(player('video'), 0);
  await waitFor(() => expect(chapter('00:00 开场')).toHaveAttribute('aria-current', 'true'));
  expect(screen.queryByText('来了')).toBeNull();
});

test('one without chapters has only the way to the page of its work', () => {
  show({ chapters: [] });
  expect(screen.queryByRole('heading', { name: '章节' })).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/video/detail/v1');
});

test('who has not paid is told why there is no talk', async () => {
  show({}, { code: 'Forbidden' });
  expect(await screen.findByText('聊天只有购买过的人能看。')).toBeVisible();
});

test('the page of a work leads to the broadcast that it was recorded of; that of another one says nothing', () => {
  renderIn('zh', <CardRecordedLive broadcast={{ id: 'b1', liveTime: '2026-11-20T20:00:00.000+08:00' }} />);
  const link = screen.getByRole('link', { name: '2026-11-20 的直播回放，可以配着当时的聊天看' });
  expect(link).toHaveAttribute('href', '/live/livePage?id=b1');
  const { container } = renderIn('zh', <CardRecordedLive broadcast={null} />);
  expect(container).toBeEmptyDOMElement();
});
