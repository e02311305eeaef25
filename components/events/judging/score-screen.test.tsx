import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Assignment, JudgingDetail } from '@/lib/events/judging/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/judging.json';
import { answerCalls, type MadeCall } from '@/test/answers';

import { freshEditor } from '@/test/edit-screen';
import { craft, idea, openAssignment, openJudging } from '@/test/judging-screens';
import { renderIn } from '@/test/render';
import { ScoreEntry } from './score-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

freshEditor();
beforeEach(() => toastQueue.take());

const at = (name: string) => `/api/judging/own/${name}`;
const sent = (calls: MadeCall[], name = 'score') =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);

interface Shown {
  own?: Partial<Assignment>;
  judging?: Partial<JudgingDetail>;
  nextId?: string | null;
}

function show({ own, judging, nextId = 'g2' }: Shown = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...openAssignment, ...own };
  let current = first;
  const calls = answerCalls({
    [at('assignment')]: () => ({ data: current }),
    [at('score')]: ({ scores, comment, isSent, revision }) => {
      const state = isSent === 'true' || current.state === 'scored' ? 'scored' : current.state;
      const list = JSON.parse(String(scores));
      current = { ...current, state, scores: list, comment: String(comment ?? ''), revision: Number(revision) + 1 };
      return { data: current };
    },
    ...answers,
  });
  renderIn('zh', <ScoreEntry first={first} judging={{ ...openJudging, ...judging }} nextId={nextId} />);
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const score = (name: string, value: number) =>
  userEvent.click(screen.getByRole('radio', { name: `${name}，${value} 分` }));
const comment = () => screen.getByLabelText(zh.score.comment);

test('a draft is saved by itself and counts once it is sent, with the total by the weights; then comes the next one', async () => {
  const calls = show();
  expect(screen.getByText('还差 2 项')).toBeVisible();
  await score('创意', 8);
  await score('技艺', 6);
  expect(screen.getByText('7.20')).toBeVisible();
  await userEvent.type(comment(), '很安静');
  await waitFor(() => expect(sent(calls).at(-1)).toMatchObject({ isSent: 'false', comment: '很安静' }), {
    timeout: 4000,
  });
  await press(zh.score.send);
  expect(await screen.findByRole('link', { name: zh.score.next })).toHaveAttribute('href', '/judging/r1/g2');
  const last = sent(calls).at(-1);
  expect(last).toMatchObject({ id: 'g1', revision: '3', isSent: 'true', comment: '很安静' });
  expect(JSON.parse(String(last?.scores))).toEqual([
    { criterionId: idea, score: 8 },
    { criterionId: craft, score: 6 },
  ]);
  expect(toastQueue.take()).toEqual([zh.score.sent]);
  expect(screen.getByText(zh.score.isSent)).toBeVisible();
});

test('what is missing is said at its criterion, which takes the focus, and nothing is sent', async () => {
  const calls = show();
  await score('创意', 8);
  await press(zh.score.send);
  const group = screen.getByRole('group', { name: /^技艺/ });
  expect(group).toHaveAccessibleDescription(zh.score.rules.required);
  expect(within(group).getByRole('radio', { name: '技艺，0 分' })).toHaveFocus();
  expect(sent(calls).some(({ isSent }) => isSent === 'true')).toBe(false);
  await score('技艺', 6);
  expect(group).not.toHaveAccessibleDescription(zh.score.rules.required);
});

test('a 0 or a 10 needs a comment where the round says so', async () => {
  show();
  await score('创意', 10);
  await score('技艺', 6);
  await press(zh.score.send);
  await waitFor(() => expect(comment()).toHaveAccessibleDescription(expect.stringContaining(zh.score.rules.reason)));
  expect(comment()).toHaveFocus();
});

test('what was sent is changed on demand only', async () => {
  const scores = [
    { criterionId: idea, score: 8 },
    { criterionId: craft, score: 6 },
  ];
  const calls = show({ own: { state: 'scored', scores, total: 7200 } });
  expect(screen.getByRole('link', { name: zh.score.next })).toBeVisible();
  await score('创意', 9);
  await press(zh.score.change);
  expect(await screen.findByRole('link', { name: zh.score.next })).toBeVisible();
  expect(sent(calls)).toHaveLength(1);
  expect(toastQueue.take()).toEqual([zh.score.changed]);
});

test('once no scores are taken, that is said and what was written stays in sight', async () => {
  show({}, { [at('score')]: { code: 'JudgingClosed' } });
  await score('创意', 8);
  await score('技艺', 6);
  await userEvent.type(comment(), '很安静');
  await press(zh.score.send);
  expect(await screen.findByText(/现在不能评审/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '创意，8 分' })).toBeChecked();
  expect(comment()).toHaveValue('很安静');
});

test('of scores that were changed elsewhere one chooses', async () => {
  const theirs = { ...openAssignment, scores: [{ criterionId: idea, score: 3 }], revision: 5 };
  let isOutdated = true;
  const calls = show(
    {},
    {
      [at('assignment')]: { data: theirs },
      [at('score')]: ({ revision }) =>
        isOutdated ? { code: 'Changed' } : { data: { ...theirs, revision: Number(revision) + 1 } },
    },
  );
  await score('创意', 8);
  expect(await screen.findByText(zh.score.save.changed, undefined, { timeout: 4000 })).toBeVisible();
  isOutdated = false;
  await press(zh.score.save.keepMine);
  await waitFor(() => expect(sent(calls).at(-1)).toMatchObject({ revision: '5' }));
  expect(screen.getByRole('radio', { name: '创意，8 分' })).toBeChecked();
});

test('who recuses themselves say why, and go on with the next one', async () => {
  const calls = show({}, { [at('recuse')]: { data: null } });
  await press(zh.recuse.action);
  const sheet = within(screen.getByRole('dialog', { name: zh.recuse.title }));
  await userEvent.click(sheet.getByRole('button', { name: zh.recuse.confirm }));
  expect(sheet.getByLabelText(zh.recuse.reason)).toHaveAccessibleDescription(
    expect.stringContaining(zh.recuse.required),
  );
  await userEvent.type(sheet.getByLabelText(zh.recuse.reason), ' 合作过 ');
  await userEvent.click(sheet.getByRole('button', { name: zh.recuse.confirm }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/judging/r1/g2'));
  expect(sent(calls, 'recuse')).toEqual([{ id: 'g1', reason: '合作过' }]);
  expect(toastQueue.take()).toEqual([zh.recuse.done]);
});

test('names those who made an entry only where the contest is not blind', () => {
  const person = { userId: 'lin', nickname: '林', avatar: null, verification: 'none' } as const;
  show({ own: { authors: { people: [person], teamName: '潮汐组', workId: 'v1' } } });
  const makers = within(screen.getByRole('region', { name: zh.entry.authors }));
  expect(makers.getByRole('link', { name: '林' })).toHaveAttribute('href', '/otherPeople?userId=lin');
  expect(makers.getByText('团队：潮汐组')).toBeVisible();
  expect(makers.getByRole('link', { name: zh.entry.work })).toHaveAttribute('href', '/video/detail/v1');
});

test('what somebody recused themselves from has neither pictures nor scores', () => {
  show({ own: { state: 'recused', reason: '合作过', isEditable: false }, nextId: null });
  expect(screen.getByText('原因：合作过')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('region', { name: zh.entry.pictures })).toBeNull();
  expect(screen.getByRole('link', { name: zh.score.finished })).toHaveAttribute('href', '/judging/r1');
});

test('scores that are final can be read', () => {
  const scores = [{ criterionId: idea, score: 8 }];
  show({ own: { state: 'scored', scores, isEditable: false } });
  expect(screen.getByText(zh.score.closed)).toBeVisible();
  expect(screen.getByRole('radio', { name: '创意，8 分' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: zh.recuse.action })).toBeNull();
});
