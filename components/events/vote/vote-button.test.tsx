import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigateWith } from '@/lib/platform/client/error-path';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/vote.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { VoteButton } from './vote-button';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: () => '/match/new-light/works',
  useRouter: () => ({ push }),
}));

const [marksPath, castPath] = ['/api/vote/marks', '/api/vote/cast'];
let voted: string[];
let answer: Answer;
let calls: ReturnType<typeof answerCalls>;

beforeEach(() => {
  [voted, answer] = [[], { data: { isNew: true, count: 8 } }];
  standInForDialogs();
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  calls = answerCalls({ [marksPath]: () => ({ data: voted }), [castPath]: () => answer });
});

afterEach(() => {
  for (const text of toastQueue.take()) toastQueue.gone(text);
  removeStored('auth_token');
  removeStored('isLogin');
});

async function show(isFrozen = false) {
  renderIn('zh', <VoteButton entry={{ id: 'e1', title: '潮汐灯' }} isFrozen={isFrozen} />);
  await quiet();
}
const button = () => screen.getByRole('button', { name: /潮汐灯/ });
const casts = () => calls.filter(({ path }) => path === castPath).map(({ fields }) => fields);

test('one press votes, says so, and the button says it from then on', async () => {
  await show();
  await userEvent.click(button());
  expect(await screen.findByRole('button', { name: '已投票：“潮汐灯”' })).toHaveTextContent(zh.voted);
  expect(toastQueue.take()).toEqual([zh.done]);
  await userEvent.click(button());
  expect(casts()).toEqual([{ entryId: 'e1' }]);
});

test('while counts stand still, a vote is said to be told later', async () => {
  await show(true);
  await userEvent.click(button());
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.doneFrozen]));
});

test('who voted before sees that, and votes no more', async () => {
  voted = ['e1'];
  await show();
  await userEvent.click(await screen.findByRole('button', { name: '已投票：“潮汐灯”' }));
  expect(casts()).toEqual([]);
});

test.each([
  ['an own work', { code: 'Forbidden' }, zh.own],
  ['a work that is gone', { code: 'NullPointer' }, zh.gone],
  ['a closed vote', { code: 'VoteClosed' }, '现在不能投票。'],
  ['a canceled contest', { code: 'EventCanceled' }, '活动已取消，不能再操作。'],
  ['no connection', 'offline', '网络连接不上，请检查网络后重试。'],
] as const)('%s is said, and one can press again', async (_, refusal, words) => {
  answer = refusal;
  await show();
  await userEvent.click(button());
  await waitFor(() => expect(toastQueue.take()).toEqual([words]));
  expect(button()).toHaveTextContent(zh.vote);
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('without a mobile, the way to bind one is offered, and leads back', async () => {
  answer = { code: 'PhoneNeeded' };
  await show();
  await userEvent.click(button());
  const dialog = await screen.findByRole('alertdialog', { name: zh.phone.title });
  await userEvent.click(within(dialog).getByRole('button', { name: zh.phone.bind }));
  expect(push).toHaveBeenCalledWith('/Settings/security?change=phone&redirecturl=%2Fmatch%2Fnew-light%2Fworks');
  await userEvent.click(within(dialog).getByRole('button', { name: zh.phone.later }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(toastQueue.take()).toEqual([]);
});

test('a visitor is led to the login', async () => {
  removeStored('auth_token');
  const went: string[] = [];
  const stop = navigateWith((path) => went.push(path));
  window.history.replaceState(null, '', '/match/new-light/works');
  await show();
  await userEvent.click(button());
  stop();
  expect([went, calls]).toEqual([['/login?redirecturl=%2Fmatch%2Fnew-light%2Fworks'], []]);
});
