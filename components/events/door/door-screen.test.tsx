import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptDoor } from '@/lib/events/door/client/kept-door';
import type { Door } from '@/lib/events/door/contract';
import zh from '@/messages/zh/events/door.json';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { DoorScreen } from './door-screen';

const calls: { path: string; input: Record<string, unknown> }[] = [];
let answer: (path: string, input: Record<string, unknown>) => unknown;
jest.mock('@/lib/platform/client/call', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/client/call')>('@/lib/platform/client/call'),
  call: async ({ path }: { path: string }, input: Record<string, unknown>) => {
    calls.push({ path, input });
    return answer(path, input);
  },
}));
jest.mock('idb-keyval', () => {
  const kept = new Map<string, unknown>();
  return {
    createStore: () => null,
    get: async (key: unknown) => kept.get(JSON.stringify(key)),
    set: async (key: unknown, value: unknown) => void kept.set(JSON.stringify(key), value),
    del: async (key: unknown) => void kept.delete(JSON.stringify(key)),
    entries: async () => [...kept].map(([key, value]) => [JSON.parse(key), value]),
  };
});

const counts = { expected: 2, in: 0, types: [], byDoor: [] };
const door: Door = {
  ...{ activityId: 'event', title: '光之夜', titleLanguage: 'zh', name: '小李', publicKey: '', returned: [], counts },
  holdStartTime: '2026-11-20T12:00:00+08:00',
  holdEndTime: '2026-11-20T14:00:00+08:00',
  endsAt: '2026-11-21T02:00:00+08:00',
};
const guest = { id: 't1', name: '李雷', mobileEnd: '1234', typeName: '日票', usedAt: null, usedDoor: '' };
const usedAt = '2026-11-20T12:05:00+08:00';
const read: Record<string, unknown> = {
  '/api/door/get': door,
  '/api/door/list': { list: [guest], isLast: true },
};
const decided =
  (result: string, more = {}) =>
  (path: string, input: Record<string, unknown>) => {
    const [scan] = (input.scans ?? []) as { nonce: string }[];
    const one = {
      nonce: scan?.nonce,
      result,
      ticketId: 't1',
      name: '李雷',
      typeName: '日票',
      usedAt,
      usedDoor: '北门',
    };
    return read[path] ?? { scans: [{ ...one, ...more }], counts: { ...counts, in: 1 } };
  };
const lost = () => {
  throw new TypeError('no line');
};
const sent = () =>
  calls.filter(({ path }) => path === '/api/door/scans').flatMap(({ input }) => input.scans as object[]);

async function renderDoor(access = { activityId: '', key: 'key' }) {
  const user = userEvent.setup();
  renderIn('zh', <DoorScreen access={access} door={door} />);
  await screen.findByText('光之夜');
  await act(async () => {});
  return {
    user,
    type: (code: string) => user.type(screen.getByLabelText(zh.code.label), `${code}{Enter}`),
    find: (text: string) => user.type(screen.getByRole('searchbox'), text),
  };
}

beforeEach(() => {
  standInForDialogs();
  calls.length = 0;
  answer = decided('in');
  localStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

test('a hand scanner types a code and presses Enter; who is in already says since when and where', async () => {
  answer = decided('alreadyIn');
  const { type } = await renderDoor();
  await type('v1.payload.signature');
  expect(await screen.findByText(zh.results.alreadyIn)).toBeVisible();
  expect(screen.getByText('12:05 在北门入场')).toBeVisible();
  expect(screen.getByLabelText(zh.code.label)).toHaveValue('');
  expect(sent()).toEqual([expect.objectContaining({ code: 'v1.payload.signature', act: 'enter', isAdmitted: false })]);
});

test('somebody is found by the end of the number, let in, and taken back after a question', async () => {
  const { user, find } = await renderDoor();
  await find('1234');
  await user.click(await screen.findByRole('button', { name: '入场 李雷' }));
  expect(await screen.findByText(zh.results.in)).toBeVisible();
  answer = decided('undone', { usedAt: null, usedDoor: '' });
  await user.click(screen.getByRole('button', { name: '撤销入场 李雷' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: zh.undo }));
  expect(await screen.findByText(zh.results.undone)).toBeVisible();
  expect(sent()).toMatchObject([
    { act: 'enter', code: 't1' },
    { act: 'undo', code: 't1' },
  ]);
});

test('without a line the device decides, keeps its scans, and sends them with what it did', async () => {
  const { user, find } = await renderDoor();
  await find('李');
  answer = lost;
  await user.click(await screen.findByRole('button', { name: '入场 李雷' }));
  expect(await screen.findByText(zh.results.in)).toBeVisible();
  expect(screen.getByText(zh.local)).toBeVisible();
  expect(screen.getByText(zh.line.away)).toBeVisible();
  expect(screen.getByText('1 条检票记录等待上传')).toBeVisible();
  expect(await keptDoor.readScans('key')).toMatchObject([{ code: 't1', isAdmitted: true }]);
  calls.length = 0;
  answer = decided('alreadyIn');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 条离线放行与其他入口冲突，请主办方查看记录。')).toBeVisible();
  expect(sent()).toMatchObject([{ code: 't1', isAdmitted: true }]);
  expect(await keptDoor.readScans('key')).toEqual([]);
});

test('only the organiser has the history', async () => {
  await renderDoor();
  expect(screen.queryByText(zh.history.title)).toBeNull();
});

test('a link that has ended says so', () => {
  renderIn('zh', <DoorScreen access={{ activityId: '', key: 'old' }} door={null} />);
  expect(screen.getByRole('heading', { name: zh.ended.title })).toBeVisible();
});
