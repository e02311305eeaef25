import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StageView } from '@/lib/live/stage/contract';
import words from '@/messages/zh/live/stage.json';
import zh from '@/messages/zh/live/stage-host.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { FakeConnection } from '@/test/fake-rtc';
import { renderIn } from '@/test/render';
import { fakeDevices, tell } from '@/test/stage-screens';
import { peerOf, personOf, stageViewOf } from '@/test/stage-views';
import { StageScreen } from './stage-screen';

jest.mock('@/lib/platform/client/follow-events', () => jest.requireActual('@/test/stage-screens').followStand);
beforeEach(() => {
  standInForDialogs();
  fakeDevices();
});

const path = (name: string) => `/api/live/stage/${name}`;
const askedAt = '2026-11-20T12:05:00+08:00';
const handOf = (id: string, state: 'asked' | 'invited' = 'asked') => ({ person: personOf(id), state, askedAt });
const press = (name: string) => screen.getByRole('button', { name });

function renderHost(stage: StageView) {
  const made = answerCalls({
    [path('beat')]: { data: null },
    [path('act')]: { data: null },
    [path('pass')]: { data: { key: 'secret' } },
    [path('join')]: { data: { peer: 'own', iceServers: [], hasRelay: true } },
  });
  renderIn('zh', <StageScreen stage={stage} />);
  const sent = (name: string) => made.filter((one) => one.path === path(name)).map(({ fields }) => fields);
  return { user: userEvent.setup(), sent };
}

test('hands stand in their order, and are admitted, refused or taken back', async () => {
  const hands = [handOf('mei'), handOf('lin'), handOf('tao', 'invited')];
  const { user, sent } = renderHost(stageViewOf({ role: 'host', waiting: 2, hands }));
  const rows = within(screen.getByRole('list', { name: zh.hands.list })).getAllByRole('listitem');
  expect(rows.map((row) => /名字 \w{3}/.exec(row.textContent ?? '')?.[0])).toEqual([
    '名字 mei',
    '名字 lin',
    '名字 tao',
  ]);
  await user.click(press('同意 名字 mei 上台'));
  await user.click(press('不同意 名字 lin 上台'));
  await user.click(press('收回对 名字 tao 的邀请'));
  await waitFor(() =>
    expect(sent('act')).toEqual([
      { id: 'show', userId: 'mei', act: 'admit' },
      { id: 'show', userId: 'lin', act: 'refuse' },
      { id: 'show', userId: 'tao', act: 'refuse' },
    ]),
  );
});

test('with three guests nobody else is admitted, and it says why', () => {
  const peers = [peerOf('own', 'host'), peerOf('tao'), peerOf('hua')];
  const hands = [handOf('wen', 'invited'), handOf('mei')];
  renderHost(stageViewOf({ role: 'host', waiting: 1, hands, peers }));
  expect(press('同意 名字 mei 上台')).toBeDisabled();
  expect(screen.getByText(zh.hands.full)).toBeVisible();
});

test('a guest is silenced, and removed after a question; who does not connect gets another try', async () => {
  const { user, sent } = renderHost(stageViewOf({ role: 'host' }));
  await user.click(press(words.preview.open));
  await user.click(await screen.findByRole('button', { name: zh.entry.enter }));
  await tell(stageViewOf({ role: 'host', peers: [peerOf('own', 'host'), peerOf('mei'), peerOf('view', 'view')] }));
  expect(screen.getByText(zh.onStage.shown)).toBeVisible();
  await user.click(press('将 名字 mei 静音'));
  await user.click(press('将 名字 mei 移下台'));
  expect(sent('act')).toEqual([{ id: 'show', userId: 'mei', act: 'silence' }]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.guest.remove }));
  await waitFor(() => expect(sent('act').at(-1)).toMatchObject({ act: 'remove' }));
  await waitFor(() => expect(FakeConnection.made).toHaveLength(2));
  act(() => FakeConnection.made[0]?.become('failed'));
  await user.click(await screen.findByRole('button', { name: '再次连接 名字 mei' }));
  expect(FakeConnection.made[0]?.restarts).toBe(1);
});

test('the address for the encoder is shown once, and made anew only after a question', async () => {
  const { user, sent } = renderHost(stageViewOf({ role: 'host', isOpen: false, phase: 'upcoming' }));
  await user.click(press(zh.address.make));
  expect(await screen.findByText('http://localhost/live/stage/secret')).toBeVisible();
  await user.click(press(zh.address.renew));
  expect(sent('pass')).toHaveLength(1);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.address.renew }));
  await waitFor(() => expect(sent('pass')).toHaveLength(2));
});

test('an address that was made before is not shown again', () => {
  renderHost(stageViewOf({ role: 'host', passMadeAt: askedAt }));
  expect(screen.getByText(/地址已在.*生成/)).toBeVisible();
  expect(press(zh.address.renew)).toBeVisible();
});
