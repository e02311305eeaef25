import { act, screen } from '@testing-library/react';
import zh from '@/messages/zh/live/stage-view.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { fakeDevices, line, tell } from '@/test/stage-screens';
import { peerOf, stageViewOf } from '@/test/stage-views';
import { StageViewScreen } from './stage-view-screen';

jest.mock('@/lib/platform/client/follow-events', () => jest.requireActual('@/test/stage-screens').followStand);

const view = (peers: Parameters<typeof stageViewOf>[0] = {}) => stageViewOf({ role: 'view', ...peers });
let joined: object[];
beforeEach(() => {
  fakeDevices();
  joined = [];
  answerCalls({
    '/api/live/stage/beat': { data: null },
    '/api/live/stage/join': (fields) => {
      joined.push(fields);
      return { data: { peer: `view ${joined.length}`, iceServers: [], hasRelay: true } };
    },
  });
});

async function renderView(stage = view()) {
  renderIn('zh', <StageViewScreen passKey="secret" stage={stage} />);
  await act(async () => {});
}

test('it joins by its pass when the stage opens, and shows who is on it with their names', async () => {
  await renderView(view({ isOpen: false, phase: 'upcoming' }));
  expect(screen.getByText(zh.closed)).toBeVisible();
  expect(joined).toEqual([]);
  await tell(view());
  expect(joined).toMatchObject([{ key: 'secret', hasPicture: 'false' }]);
  expect(screen.getByText(zh.empty)).toBeVisible();
  await tell(view({ peers: [peerOf('host', 'host'), peerOf('mei'), peerOf('view 1', 'view')] }));
  const names = screen.getAllByRole('listitem').map((tile) => tile.textContent);
  expect(names).toEqual(['名字 host', '名字 mei']);
});

test('it comes back when it was away too long, but not where another page has its place', async () => {
  await renderView();
  await tell(view({ peers: [peerOf('view 1', 'view')] }));
  await tell(view());
  expect(joined).toHaveLength(2);
  await tell(view({ peers: [peerOf('view 2', 'view')] }));
  await tell(view({ peers: [peerOf('other', 'view')] }));
  expect(joined).toHaveLength(2);
  expect(screen.getByText(zh.elsewhere)).toBeVisible();
});

test('a renewed address says so', async () => {
  await renderView();
  await act(async () => line.refuse?.());
  expect(screen.getByText(zh.over)).toBeVisible();
});
