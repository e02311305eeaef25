import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StageView } from '@/lib/live/stage/contract';
import zh from '@/messages/zh/live/stage.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { fakeDevices, line, tell } from '@/test/stage-screens';
import { peerOf, stageViewOf } from '@/test/stage-views';
import { StageScreen } from './stage-screen';

jest.mock('@/lib/platform/client/follow-events', () => jest.requireActual('@/test/stage-screens').followStand);

const path = (name: string) => `/api/live/stage/${name}`;
let devices: ReturnType<typeof fakeDevices>;
beforeEach(() => {
  devices = fakeDevices();
});

function renderStage(stage: StageView, answers: Parameters<typeof answerCalls>[0] = {}) {
  const made = answerCalls({
    [path('beat')]: { data: null },
    [path('leave')]: { data: null },
    [path('join')]: { data: { peer: 'own', iceServers: [], hasRelay: false } },
    [path('get')]: { data: stage },
    ...answers,
  });
  renderIn('zh', <StageScreen stage={stage} />);
  return { user: userEvent.setup(), made, sent: (name: string) => made.filter((one) => one.path === path(name)) };
}
const press = (name: string) => screen.getByRole('button', { name });

test('a hand is raised and waits in its place, until it is taken down', async () => {
  let now = stageViewOf({ own: null, waiting: 2 });
  const { user, sent } = renderStage(now, { [path('raise')]: { data: null }, [path('get')]: () => ({ data: now }) });
  expect(screen.getByText('现在有 2 人排队')).toBeVisible();
  now = stageViewOf({ own: 'asked', ownMore: { place: 3 } });
  await user.click(press(zh.hand.raise));
  expect(await screen.findByText('你排在第 3 位')).toBeVisible();
  expect(sent('raise')).toEqual([{ path: path('raise'), fields: { id: 'show' } }]);
  now = stageViewOf({ own: 'left' });
  await user.click(press(zh.hand.lower));
  expect(await screen.findByRole('heading', { name: zh.hand.againTitle })).toBeVisible();
  expect(sent('leave')).toHaveLength(1);
});

test('what stands in the way of a hand is said instead of the button, with the way on', () => {
  renderStage(stageViewOf({ ownMore: { obstacle: 'phone' } }));
  expect(screen.getByText(zh.obstacles.phone)).toBeVisible();
  const back = encodeURIComponent('/live/articipatoryLive/show');
  expect(screen.getByRole('link', { name: zh.obstacles.phoneWay })).toHaveAttribute(
    'href',
    `/Settings/security?change=phone&redirecturl=${back}`,
  );
  expect(screen.queryByRole('button', { name: zh.hand.raise })).toBeNull();
});

test('an invited guest sees themselves first, goes on stage, and leaves with the camera off', async () => {
  const { user, sent } = renderStage(stageViewOf({ own: 'invited' }));
  expect(screen.queryByRole('button', { name: zh.invited.enter })).toBeNull();
  await user.click(press(zh.preview.open));
  const picture = within(await screen.findByRole('region', { name: zh.preview.title }));
  expect(picture.queryByText(zh.preview.noPicture)).toBeNull();
  await user.selectOptions(await screen.findByLabelText(zh.preview.camera), 'Back camera');
  expect(devices.asked).toMatchObject([
    { audio: { echoCancellation: true }, video: {} },
    { video: { deviceId: { ideal: 'c2' } } },
  ]);
  expect(sent('join')).toEqual([]);
  await user.click(press(zh.invited.enter));
  const peers = [peerOf('host', 'host'), peerOf('own'), peerOf('lin', 'guest', { isMuted: true })];
  await tell(stageViewOf({ own: 'onStage', peers }));
  expect(sent('join')[0]?.fields).toMatchObject({ id: 'show', isMuted: 'false', hasPicture: 'true' });
  const tiles = within(screen.getByRole('list', { name: zh.tiles })).getAllByRole('listitem');
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    expect.stringContaining(`名字 host${zh.tile.host}`),
    expect.stringContaining('名字 own（你）'),
    expect.stringContaining(`名字 lin${zh.tile.muted}`),
  ]);
  expect(screen.getByText(zh.noRelay)).toBeVisible();
  await user.click(press(zh.controls.mute));
  await waitFor(() => expect(sent('beat').at(-1)?.fields).toMatchObject({ peer: 'own', isMuted: 'true' }));
  const before = devices.stopped;
  await user.click(press(zh.onStage.leave));
  await waitFor(() => expect(devices.stopped).toBe(before + 2));
  expect(sent('leave')).toHaveLength(1);
});

test.each([
  ['NotAllowedError', zh.problems.denied, zh.problems.allow.chrome],
  ['NotFoundError', zh.problems.none, zh.problems.noneText],
  ['NotReadableError', zh.problems.busy, zh.problems.busyText],
])('after a %s it says what happened and what to do, and sound alone is enough', async (name, problem, cure) => {
  const { user } = renderStage(stageViewOf({ own: 'invited' }));
  devices.refuse = name;
  await user.click(press(zh.preview.open));
  expect((await screen.findByText(problem)).closest('[role=alert]')).toHaveTextContent(cure);
  devices.refuse = '';
  await user.click(press(zh.preview.soundOnly));
  expect(await screen.findByText(zh.preview.noPicture)).toBeVisible();
  expect(devices.asked.at(-1)).toMatchObject({ video: false });
  expect(press(zh.invited.enter)).toBeVisible();
});

test('who is removed is told, and their camera goes off', async () => {
  const { user } = renderStage(stageViewOf({ own: 'invited' }));
  await user.click(press(zh.preview.open));
  await user.click(await screen.findByRole('button', { name: zh.invited.enter }));
  await tell(stageViewOf({ own: 'onStage', peers: [peerOf('own')] }));
  expect(screen.getByText(zh.onStage.noHost)).toBeVisible();
  await tell(stageViewOf({ own: 'removed', ownMore: { obstacle: 'removed' } }));
  expect(screen.getByText(zh.obstacles.removed)).toBeVisible();
  await waitFor(() => expect(devices.stopped).toBe(2));
});

test('a silenced guest cannot unmute', async () => {
  const { user } = renderStage(stageViewOf({ own: 'invited' }));
  await user.click(press(zh.preview.open));
  await user.click(await screen.findByRole('button', { name: zh.invited.enter }));
  const peers = [peerOf('own', 'guest', { isMuted: true, isSilenced: true })];
  await tell(stageViewOf({ own: 'onStage', ownMore: { isSilenced: true }, peers }));
  expect(press(zh.controls.mute)).toBeDisabled();
  expect(screen.getByText(zh.controls.silenced)).toBeVisible();
});

test.each([
  ['upcoming', zh.closed.soon],
  ['ended', zh.closed.over],
] as const)('a stage that is not open says so (%s)', (phase, title) => {
  renderStage(stageViewOf({ isOpen: false, phase }));
  expect(screen.getByText(title)).toBeVisible();
  expect(line.onEvent).toBeNull();
});
