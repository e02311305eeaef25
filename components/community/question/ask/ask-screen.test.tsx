import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastQueue } from '@/lib/platform/client/toast';
import words from '@/messages/zh/community/question.json';
import zh from '@/messages/zh/community/question-ask.json';
import { beginQuestions, endQuestions, questionItem } from '@/test/question-screen';
import { renderIn } from '@/test/render';
import { AskScreen } from './ask-screen';

const topic = { id: 't1', title: '光影装置', titleLanguage: 'zh', thumb: null } as const;
const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

let answers: ReturnType<typeof beginQuestions>['answers'];
let made: ReturnType<typeof beginQuestions>['made'];

beforeEach(() => {
  replace.mockClear();
  ({ answers, made } = beginQuestions());
  answers['/api/question/similar'] = { data: [] };
});
afterEach(endQuestions);

const show = (membership: 'member' | 'none' | 'blocked' = 'member') =>
  renderIn('zh', <AskScreen topic={topic} membership={membership} />);
const title = () => screen.getByRole('textbox', { name: zh.fields.title });
const text = () => screen.getByRole('textbox', { name: zh.fields.text });
const send = () => screen.getByRole('button', { name: zh.send });

test('asks, and leads to the question', async () => {
  show();
  await userEvent.type(title(), '用什么灯？');
  await userEvent.type(text(), '展厅高四米。');
  answers['/api/question/create'] = { data: { id: 'q9', state: 'shown' } };
  await userEvent.click(send());
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/questionDetail/q9'));
  expect(made('/api/question/create')).toMatchObject([
    { topicId: 't1', title: '用什么灯？', text: '展厅高四米。', acknowledged: 'false' },
  ]);
  expect(title()).toHaveValue('');
});

test('what was written comes back after a reload, and the same is sent by the same number', async () => {
  const { unmount } = show();
  await userEvent.type(title(), '用什么灯？');
  unmount();
  show();
  await waitFor(() => expect(title()).toHaveValue('用什么灯？'));
  answers['/api/question/create'] = { code: 'Internal' };
  await userEvent.click(send());
  await userEvent.click(send());
  const [first, second] = made('/api/question/create');
  expect(second).toEqual(first);
});

test('one that waits leads to one’s own questions', async () => {
  show();
  await userEvent.type(title(), '赌博灯光');
  answers['/api/question/create'] = { code: 'ProhibitedWords', message: '有违禁词' };
  await userEvent.click(send());
  const dialog = await screen.findByRole('alertdialog', { name: words.warning.title });
  answers['/api/question/create'] = { data: { id: 'q9', state: 'waiting' } };
  await userEvent.click(within(dialog).getByRole('button', { name: words.warning.confirm }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/MyMaJiang/questions'));
  expect(toastQueue.take()).toEqual([zh.handedIn]);
});

test('who is no member follows in place and goes on with what they wrote', async () => {
  show('none');
  await userEvent.type(title(), '用什么灯？');
  expect(screen.queryByRole('button', { name: zh.send })).toBeNull();
  answers['/api/topic/follow'] = { data: { isFollowed: true, memberCount: 2 } };
  await userEvent.click(screen.getByRole('button', { name: zh.follow.action }));
  expect(await screen.findByRole('button', { name: zh.send })).toBeVisible();
  expect(title()).toHaveValue('用什么灯？');
});

test('whom the channel has blocked is told so, at once or when they follow', async () => {
  const { unmount } = show('blocked');
  expect(screen.getByText(zh.follow.blocked)).toBeVisible();
  unmount();
  show('none');
  answers['/api/topic/follow'] = { code: 'Forbidden', message: '不可以' };
  await userEvent.click(screen.getByRole('button', { name: zh.follow.action }));
  expect(await screen.findByText(zh.follow.blocked)).toBeVisible();
});

test('who was taken out meanwhile is asked to follow', async () => {
  show();
  await userEvent.type(title(), '用什么灯？');
  answers['/api/question/create'] = { code: 'MembersOnly', message: '先关注' };
  await userEvent.click(send());
  expect(await screen.findByRole('button', { name: zh.follow.action })).toBeVisible();
  expect(title()).toHaveValue('用什么灯？');
});

test('says what is missing or too long, and sends nothing', async () => {
  show();
  await userEvent.click(send());
  expect(screen.getByText(words.rules.required)).toBeVisible();
  await userEvent.click(title());
  await userEvent.paste('光'.repeat(101));
  await userEvent.click(send());
  expect(screen.getByText(words.rules.title)).toBeVisible();
  expect(made('/api/question/create')).toEqual([]);
});

test('offers like questions, each in a new tab, and says how many', async () => {
  answers['/api/question/similar'] = { data: [questionItem({ id: 'like', title: '用哪种灯？' })] };
  show();
  await userEvent.type(title(), '用什么灯好');
  const link = await screen.findByRole('link', { name: /用哪种灯？/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/questionDetail/like', '_blank']);
  expect(screen.getByText('有 1 个相似的问题，在新标签页打开')).toBeInTheDocument();
});
