import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer, QuestionDetail } from '@/lib/community/question/contract';
import { goToLogin } from '@/lib/platform/client/error-path';
import { removeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/community/question-page.json';
import words from '@/messages/zh/community/question.json';
import zh from '@/messages/zh/community/question-page.json';
import { answerOf, beginQuestions, endQuestions, ownAnswer, pageOf, questionDetail } from '@/test/question-screen';
import { renderIn } from '@/test/render';
import { QuestionScreen } from './question-screen';

jest.mock('@/lib/platform/client/error-path', () => ({
  ...jest.requireActual('@/lib/platform/client/error-path'),
  goToLogin: jest.fn(),
}));

let answers: ReturnType<typeof beginQuestions>['answers'];
let made: ReturnType<typeof beginQuestions>['made'];

beforeEach(() => {
  ({ answers, made } = beginQuestions());
});
afterEach(endQuestions);

const show = (question: Partial<QuestionDetail> = {}, ...list: Answer[]) =>
  renderIn('zh', <QuestionScreen question={questionDetail(question)} answers={pageOf(...list)} />);
const field = () => screen.getByRole('textbox', { name: zh.composer.label });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('shows the question, then the accepted answer, then the others; texts as they are', () => {
  const text = '<b>光</b>\nhttps://example.org';
  show({ text, accepted: answerOf('best'), hasAccepted: true, answerCount: 3 }, answerOf('a'), answerOf('b'));
  expect(screen.getByRole('heading', { level: 1, name: '用什么灯？' })).toBeVisible();
  expect(screen.getByText(/<b>光<\/b>/)).toBeVisible();
  expect(screen.getByRole('link', { name: /光影装置/ })).toHaveAttribute('href', '/topicIntroduce?topicId=t1');
  const [, ...shown] = screen.getAllByRole('article').map((entry) => entry.textContent);
  expect(shown.map((entry) => /回答 (\w+)/.exec(entry ?? '')?.[1])).toEqual(['best', 'a', 'b']);
  expect(shown[0]).toContain(zh.answers.accepted);
  expect(screen.queryByRole('button', { name: /^采纳/ })).toBeNull();
  expect(screen.queryByRole('button', { name: zh.actions.edit })).toBeNull();
});

test('an answer is written, kept in the tab until it is sent, and then shown as one’s own', async () => {
  const { unmount } = show({ answerCount: 0 });
  await userEvent.type(field(), '窄角度的就好。');
  unmount();
  show({ answerCount: 0 });
  await waitFor(() => expect(field()).toHaveValue('窄角度的就好。'));
  const own = ownAnswer({ text: '窄角度的就好。' });
  answers['/api/answer/create'] = { data: own };
  answers['/api/answer/ownTo'] = { data: own };
  answers['/api/answer/list'] = { data: pageOf(own) };
  answers['/api/question/detail'] = { data: questionDetail({ answerCount: 1 }) };
  await userEvent.click(button(zh.composer.send));
  expect(made('/api/answer/create')).toEqual([{ questionId: 'q1', text: '窄角度的就好。', acknowledged: 'false' }]);
  expect(await screen.findByRole('heading', { name: '1 个回答' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(button(zh.actions.edit)).toBeVisible();
});

test('watched words ask first; what waits is shown to its author', async () => {
  show({ answerCount: 0 });
  answers['/api/answer/create'] = { code: 'ProhibitedWords', message: '有违禁词' };
  await userEvent.type(field(), '赌博灯光');
  await userEvent.click(button(zh.composer.send));
  const question = await screen.findByRole('alertdialog', { name: words.warning.title });
  const own = ownAnswer({ text: '赌博灯光', state: 'waiting' });
  answers['/api/answer/create'] = { data: own };
  answers['/api/answer/ownTo'] = { data: own };
  answers['/api/answer/list'] = { data: pageOf() };
  answers['/api/question/detail'] = { data: questionDetail({ answerCount: 0 }) };
  await userEvent.click(within(question).getByRole('button', { name: words.warning.confirm }));
  expect(await screen.findByText(zh.answers.waiting)).toBeVisible();
  expect(made('/api/answer/create').at(-1)).toMatchObject({ acknowledged: 'true' });
  expect(toastQueue.take()).toEqual([zh.composer.handedIn]);
});

test('nothing is not sent, and a visitor is led to the login', async () => {
  show({ answerCount: 0 });
  await userEvent.click(button(zh.composer.send));
  expect(screen.getByRole('alert', { name: '' })).toHaveTextContent(words.rules.required);
  removeStored('auth_token');
  await userEvent.type(field(), '有');
  await userEvent.click(button(/发布/));
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(made('/api/answer/create')).toEqual([]);
});

test('above several answers a press leads to the field below them', async () => {
  show({ answerCount: 2 }, answerOf('a'), answerOf('b'));
  await userEvent.click(button(zh.composer.title));
  expect(field()).toHaveFocus();
});

test('an own answer is changed in its place', async () => {
  const own = ownAnswer();
  answers['/api/answer/ownTo'] = { data: own };
  show({ answerCount: 1 }, own);
  await userEvent.click(await screen.findByRole('button', { name: zh.actions.edit }));
  await userEvent.clear(field());
  await userEvent.type(field(), '宽一点');
  answers['/api/answer/save'] = { data: { ...own, text: '宽一点', revision: 1 } };
  answers['/api/answer/list'] = { data: pageOf({ ...own, text: '宽一点' }) };
  answers['/api/question/detail'] = { data: questionDetail({ answerCount: 1 }) };
  await userEvent.click(button(zh.composer.save));
  expect(await screen.findByText('宽一点')).toBeVisible();
  expect(made('/api/answer/save')).toEqual([{ id: 'own', text: '宽一点', revision: '0', acknowledged: 'false' }]);
});

test('what it said before opens, the latest first', async () => {
  answers['/api/question/versions'] = {
    data: [
      { revision: 1, title: '', text: '第二稿', writtenAt: '2026-11-20T13:00:00.000+08:00' },
      { revision: 0, title: '', text: '第一稿', writtenAt: '2026-11-20T12:00:00.000+08:00' },
    ],
  };
  show({ answerCount: 1 }, answerOf('a', { editedAt: '2026-11-21T12:00:00.000+08:00', revision: 2 }));
  await userEvent.click(button(zh.history));
  const sheet = await screen.findByRole('dialog', { name: zh.versions.title });
  await waitFor(() =>
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((item) => /第.稿/.exec(item.textContent ?? '')?.[0]),
    ).toEqual(['第二稿', '第一稿']),
  );
});

test('a closed question says so, and takes nothing', () => {
  show({ isClosed: true, answerCount: 1 }, answerOf('a'));
  expect(screen.getByText(zh.closed.title)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the answer that the address names stands first', async () => {
  window.history.replaceState(null, '', '/questionDetail/q1?answer=far');
  const far = { ...answerOf('far'), question: { id: 'q1', title: '用什么灯？', language: 'zh' }, isAccepted: false };
  answers['/api/answer/detail'] = { data: far };
  show({ answerCount: 2 }, answerOf('a'), answerOf('far'));
  expect(await screen.findByText(zh.answers.named)).toBeVisible();
  const shown = screen.getAllByText(/^回答 /).map((node) => node.textContent);
  expect(shown).toEqual(['回答 far', '回答 a']);
});

describe('its asker', () => {
  beforeEach(() => {
    endQuestions();
    ({ answers, made } = beginQuestions('asker'));
  });

  test('accepts an answer, and takes that back', async () => {
    show({ answerCount: 1 }, answerOf('a'));
    answers['/api/question/accept'] = { data: null };
    answers['/api/question/detail'] = { data: questionDetail({ answerCount: 1, accepted: answerOf('a') }) };
    answers['/api/answer/list'] = { data: pageOf() };
    await userEvent.click(button('采纳陈栖迟的回答'));
    expect(await screen.findByText(zh.answers.accepted)).toBeVisible();
    await userEvent.click(button('取消采纳陈栖迟的回答'));
    await waitFor(() =>
      expect(made('/api/question/accept')).toEqual([
        { id: 'q1', answerId: 'a' },
        { id: 'q1', answerId: '' },
      ]),
    );
  });

  test('is told that a question with answers of others is closed, not deleted', async () => {
    show({ answerCount: 1 }, answerOf('a'));
    await userEvent.click(button(/^删除/));
    const dialog = screen.getByRole('alertdialog', { name: zh.removal.question.title });
    expect(dialog).toHaveTextContent(zh.removal.question.answered);
    answers['/api/question/remove'] = { data: { isClosed: true } };
    answers['/api/question/detail'] = { data: questionDetail({ answerCount: 1, isClosed: true }) };
    answers['/api/answer/list'] = { data: pageOf(answerOf('a')) };
    await userEvent.click(within(dialog).getByRole('button', { name: zh.removal.close }));
    expect(await screen.findByText(zh.closed.title)).toBeVisible();
  });

  test('changes the question from what was written last', async () => {
    answers['/api/question/ownDetail'] = {
      data: { id: 'q1', title: '用哪种灯？', text: '五米。', state: 'shown', isWaiting: true, revision: 3 },
    };
    show({ answerCount: 0 });
    await userEvent.click(button(zh.actions.edit));
    const sheet = await screen.findByRole('dialog', { name: zh.editing.title });
    const title = await within(sheet).findByRole('textbox', { name: zh.editing.heading });
    expect(title).toHaveValue('用哪种灯？');
    await userEvent.type(title, '！');
    answers['/api/question/save'] = { data: { revision: 4, isWaiting: false } };
    answers['/api/question/detail'] = { data: questionDetail({ title: '用哪种灯？！' }) };
    answers['/api/answer/list'] = { data: pageOf() };
    await userEvent.click(within(sheet).getByRole('button', { name: zh.editing.save }));
    expect(await screen.findByRole('heading', { level: 1, name: '用哪种灯？！' })).toBeVisible();
    expect(made('/api/question/save')).toMatchObject([{ id: 'q1', revision: '3', title: '用哪种灯？！' }]);
  });
});

test('speaks English, and marks what is in another language', () => {
  renderIn('en', <QuestionScreen question={questionDetail({ answerCount: 0 })} answers={pageOf()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText(en.answers.empty.title)).toBeVisible();
});
