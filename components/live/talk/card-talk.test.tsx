import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import type { Said, Talk } from '@/lib/live/talk/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { standInForResizeObserver } from '@/test/resize-observer';
import { CardTalk } from './card-talk';

const at = '2026-11-20T12:00:00.000+08:00';
const said = (seq: number, text: string, userId = 'other'): Said => ({
  ...{ seq, kind: 'message', role: 'viewer', text, clientId: `id ${seq}`, at, streamMs: null, isAnswered: false },
  by: { userId, nickname: `名字${userId}`, avatar: null, verification: 'none' },
});
const talk: Talk = {
  ...{ seq: 1, said: [said(1, '你好')], hasEarlier: false, opensAt: at, isOpen: true, role: 'viewer' },
  ...{
    isStaff: false,
    isSilenced: false,
    needsPayment: false,
    helpers: [],
    slowSeconds: 0,
    questionsOnly: false,
    pinned: null,
  },
};

beforeAll(() => {
  standInForResizeObserver();
  standInForDialogs();
});
beforeEach(() => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  useSessionStore.setState({ peopleMessage: { userId: 'me' } });
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
  act(() => useSessionStore.setState({ peopleMessage: null }));
  sessionStorage.clear();
});

function show(known: Partial<Talk> = {}, answers: Record<string, Answer> = {}, phase: BroadcastPhase = 'live') {
  const made = answerCalls({ '/api/live/talk/get': { data: { ...talk, ...known } }, ...answers });
  const envelopes = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockImplementation(async (input, init) => {
    if (new URL((input as Request).url).pathname !== '/api/live/talk/follow') {
      return envelopes?.(input, init) as Promise<Response>;
    }
    return new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } });
  });
  renderIn('zh', <CardTalk id="b" phase={phase} />);
  return made;
}
const field = () => screen.findByRole('textbox', { name: '消息' });

test('a message is sent with Enter, stands in the talk, and slow mode counts down', async () => {
  const made = show({ slowSeconds: 15 }, { '/api/live/talk/say': { data: said(2, '来了', 'me') } });
  await userEvent.type(await field(), '来了{Enter}');
  expect(await screen.findByText('来了')).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(made.at(-1)?.fields).toMatchObject({ id: 'b', text: '来了', kind: 'message' });
  expect(screen.getByRole('button', { name: /秒$/ })).toHaveAttribute('aria-disabled', 'true');
});

test('prohibited words are told at the field, and the text stays', async () => {
  const fields = [{ field: 'text', rule: 'prohibited' }];
  show({}, { '/api/live/talk/say': { code: '400', fields } });
  await userEvent.type(await field(), '坏话{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('消息里有违禁词');
  expect(await field()).toHaveValue('坏话');
  expect(await field()).toHaveAccessibleDescription(/违禁词/);
});

test.each<[string, Partial<Talk>, BroadcastPhase]>([
  ['购买后才能看聊天、参与聊天。', { needsPayment: true, said: [] }, 'live'],
  ['聊天只有购买过的人能看。', { needsPayment: true, said: [] }, 'ended'],
  ['直播已结束，聊天只能查看。', {}, 'ended'],
  ['你已被禁言，不能在这里发言。', { isSilenced: true }, 'live'],
  ['开播前 30 分钟开放聊天。', { opensAt: '2999-01-01T00:00:00.000+08:00' }, 'upcoming'],
])('%s', async (words, known, phase) => {
  show(known, {}, phase);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a helper pins a message', async () => {
  const settings = { slowSeconds: 0, questionsOnly: false, pinned: said(1, '你好') };
  const made = show({ role: 'helper' }, { '/api/live/talk/set': { data: settings } });
  await userEvent.click(await screen.findByRole('button', { name: '操作名字other的消息：你好' }));
  await userEvent.click(screen.getByRole('button', { name: '置顶' }));
  expect(await screen.findByText('名字other的置顶消息')).toBeVisible();
  expect(made.at(-1)?.fields).toMatchObject({ pinnedSeq: '1', slowSeconds: '0' });
});

test('a viewer has no tools for what others said', async () => {
  show();
  await waitFor(() => expect(screen.getByText('你好')).toBeVisible());
  expect(screen.queryByRole('button', { name: /^操作/ })).not.toBeInTheDocument();
});

test('staff remove what is said, and let who is silenced talk again; settings are not theirs', async () => {
  const [loud] = [said(1, '你好').by];
  const made = show(
    { isStaff: true },
    { '/api/live/talk/silenced': { data: [loud] }, '/api/live/talk/silence': { data: null } },
  );
  await userEvent.click(await screen.findByRole('button', { name: /你好/ }));
  expect(screen.getByRole('button', { name: '删除消息' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '置顶' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await userEvent.click(screen.getByRole('button', { name: '聊天设置' }));
  await userEvent.click(await screen.findByRole('button', { name: '解除名字other的禁言' }));
  const lifted = made.find(({ path }) => path === '/api/live/talk/silence');
  expect(lifted?.fields).toMatchObject({ id: 'b', userId: 'other', isSilenced: 'false' });
  expect(screen.queryByRole('checkbox', { name: '只允许提问' })).toBeNull();
});

test('the host marks a chapter; prohibited words are told at its field, and the title stays; one that was marked is removed', async () => {
  const answers: Record<string, Answer> = {
    '/api/live/talk/questions': { data: [] },
    '/api/live/talk/chapters': { data: [{ id: 'c1', title: '调音', streamMs: 61_000 }] },
    '/api/live/talk/chapter/remove': { data: [] },
    '/api/live/talk/chapter': { code: '400', fields: [{ field: 'title', rule: 'prohibited' }] },
  };
  const made = show({ role: 'host' }, answers);
  await userEvent.click(await screen.findByRole('button', { name: '聊天设置' }));
  const title = screen.getByRole('textbox', { name: '新章节' });
  await userEvent.type(title, '开场');
  await userEvent.click(screen.getByRole('button', { name: '标记章节' }));
  await waitFor(() => expect(title).toHaveAccessibleDescription('标题里有违禁词，请修改后再标记。'));
  expect(title).toHaveValue('开场');
  expect(made.at(-1)?.fields).toMatchObject({ id: 'b', title: '开场' });
  expect(screen.getByText('01:01')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '删除章节“调音”' }));
  await waitFor(() => expect(screen.queryByText('调音')).not.toBeInTheDocument());
  expect(made.at(-1)?.fields).toMatchObject({ id: 'b', chapterId: 'c1' });
});

test('chapters that cannot be read are said to be missing', async () => {
  show(
    { role: 'host' },
    { '/api/live/talk/questions': { data: [] }, '/api/live/talk/chapters': { code: 'NullPointer' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: '聊天设置' }));
  expect(await screen.findByText('章节没有加载出来，请重新打开。')).toBeVisible();
});
