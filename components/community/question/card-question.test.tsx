import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/community/question.json';
import { beginQuestions, endQuestions, pageOf, questionItem } from '@/test/question-screen';
import { renderIn } from '@/test/render';
import { CardChannelQuestions } from './card-channel-questions';
import { CardQuestion } from './card-question';

let answers: ReturnType<typeof beginQuestions>['answers'];
let made: ReturnType<typeof beginQuestions>['made'];
beforeEach(() => {
  ({ answers, made } = beginQuestions());
});
afterEach(endQuestions);

test('a row says what is asked, how many have answered, and whether one is accepted', () => {
  renderIn('zh', <CardQuestion question={questionItem({ hasAccepted: true })} withTopic />);
  const row = screen.getByRole('link');
  expect(row).toHaveAttribute('href', '/questionDetail/q1');
  for (const words of ['用什么灯？', '展厅高四米。', '2回答', zh.acceptedLabel, '光影装置', '许砚 提问']) {
    expect(row).toHaveTextContent(words);
  }
});

test('a closed one of an unnamed channel says so, in its own language', () => {
  renderIn('en', <CardQuestion question={questionItem({ isClosed: true, topic: null, answerCount: 1 })} withTopic />);
  expect(screen.getByRole('link')).toHaveTextContent(/1answer.*Closed/);
  expect(screen.getByRole('heading')).toHaveAttribute('lang', 'zh-CN');
});

test('a channel’s questions come with its page, and in another order when asked', async () => {
  answers['/api/question/list'] = { data: pageOf() };
  renderIn('zh', <CardChannelQuestions topicId="t1" first={pageOf(questionItem())} />);
  expect(screen.getByRole('link', { name: zh.ask })).toHaveAttribute('href', '/topicQuestion/t1/create');
  expect(screen.getByRole('heading', { name: '用什么灯？' })).toBeVisible();
  expect(made('/api/question/list')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: zh.orders.unanswered }));
  expect(await screen.findByText(zh.empty.unanswered)).toBeVisible();
  const [request] = jest.mocked(fetch).mock.calls.at(-1) as unknown as [Request];
  expect(new URL(request.url).search).toBe('?topicId=t1&orderBy=unanswered&pageSize=20&pageIndex=1');
});
