import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RunningStream } from '@/lib/live/stream/contract';
import zh from '@/messages/zh/live/stream-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { CardRunningStreams } from './card-running-streams';

const stream: RunningStream = {
  ...{ id: 'b1', title: '夜航', host: '光场', hostId: 'host', node: 'node-1', viewers: 12 },
  health: {
    ...{ since: '2026-11-20T12:00:00+08:00', width: 1280, height: 720, frameRate: 30, videoCodec: 'h264' },
    ...{ audioCodec: '', bitRate: 2_500_000, droppedFrames: 0, speed: 1, problems: ['noSound'], lastPieceAt: null },
  },
};

beforeAll(standInForDialogs);

function show(list: Answer, answers: Record<string, Answer> = {}) {
  const made = answerCalls({ '/api/live/stream/running': list, '/api/staff/waiting': { data: {} }, ...answers });
  renderIn('zh', <CardRunningStreams />);
  return made;
}

test('each stream is shown with who watches it and what is wrong', async () => {
  show({ data: [stream] });
  expect(await screen.findByRole('link', { name: '夜航' })).toHaveAttribute('href', '/staff/broadcasts/b1');
  for (const words of ['观众 12', '1280×720，每秒 30 帧', '2500 Kbps', '服务器 node-1'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(/^没有声音。/)).toBeVisible();
});

test('is ended with a reason only', async () => {
  const made = show({ data: [stream] }, { '/api/live/stream/stop': { data: null } });
  await userEvent.click(await screen.findByRole('button', { name: '结束“夜航”' }));
  const sheet = within(screen.getByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: zh.confirm }));
  expect(await sheet.findByText(zh.needsReason)).toBeVisible();
  await userEvent.type(sheet.getByRole('textbox', { name: zh.reason }), '违规内容');
  await userEvent.click(sheet.getByRole('button', { name: zh.confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made.find(({ path }) => path === '/api/live/stream/stop')?.fields).toEqual({ id: 'b1', reason: '违规内容' });
});

test('that there is none is said', async () => {
  show({ data: [] });
  expect(await screen.findByText(zh.none)).toBeVisible();
});

test('that they could not be loaded too, with another try', async () => {
  show({ code: 'Forbidden' });
  expect(await screen.findByRole('alert')).toHaveTextContent(zh.failed);
  expect(screen.getByRole('button', { name: zh.retry })).toBeVisible();
});
