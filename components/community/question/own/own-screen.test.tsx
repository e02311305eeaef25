import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/community/question-own.json';
import page from '@/messages/zh/community/question-page.json';
import { answerOf, beginQuestions, endQuestions, pageOf, questionItem } from '@/test/question-screen';
import { renderIn } from '@/test/render';
import { OwnPosts } from './own-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

let answers: ReturnType<typeof beginQuestions>['answers'];
beforeEach(() => {
  ({ answers } = beginQuestions());
});
afterEach(endQuestions);

const own = (
  change: Partial<Parameters<typeof questionItem>[0]> & { state?: 'shown' | 'waiting'; isWaiting?: boolean },
) => ({
  ...questionItem(change),
  state: 'shown' as const,
  isWaiting: false,
  ...change,
});

test('shows how each stands; one that waits is deleted here', async () => {
  const list = pageOf(
    own({}),
    own({ id: 'q2', title: '等', state: 'waiting', isWaiting: true }),
    own({ id: 'q3', isWaiting: true }),
  );
  renderIn('zh', <OwnPosts initial="questions" questions={list} answers={null} />);
  expect(screen.getByText(zh.states.waiting)).toBeVisible();
  expect(screen.getByText(zh.changedText)).toBeVisible();
  expect(screen.queryByRole('link', { name: /等/ })).toBeNull();
  answers['/api/question/remove'] = { data: { isClosed: false } };
  await userEvent.click(screen.getByRole('button', { name: /^删除/ }));
  const dialog = screen.getByRole('alertdialog', { name: page.removal.question.title });
  await userEvent.click(within(dialog).getByRole('button', { name: page.removal.confirm }));
  expect(screen.queryByText(zh.states.waiting)).toBeNull();
});

test('answers stand below what they answer, and lead to their place', () => {
  const answer = {
    ...answerOf('a'),
    ...{ question: { id: 'q1', title: '用什么灯？', language: 'zh' as const }, isAccepted: true },
    ...{ state: 'shown' as const, isWaiting: false },
  };
  window.history.replaceState(null, '', '/MyMaJiang/questions?tab=answers');
  renderIn('zh', <OwnPosts initial="answers" questions={null} answers={pageOf(answer)} />);
  expect(screen.getByRole('link', { name: '用什么灯？' })).toHaveAttribute('href', '/questionDetail/q1?answer=a');
  expect(screen.getByText(zh.states.accepted)).toBeVisible();
});

test('an empty list leads to the channels', () => {
  renderIn('zh', <OwnPosts initial="questions" questions={pageOf()} answers={null} />);
  expect(screen.getByText(zh.empty.questions)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.empty.channels })).toHaveAttribute('href', '/topicHome');
});
