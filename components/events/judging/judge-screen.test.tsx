import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/judging.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { assignmentItem, judgingOf, openAssignment, openJudging } from '@/test/judging-screens';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
// Loaded ahead, so that no test waits for its compilation.
import './judge-tie-order';
import { JudgeRound } from './judge-screen';
import { OwnJudgings } from './own-screen';

standInForDialogs();
beforeEach(() => {
  standInForIntersections();
  toastQueue.take();
});

const at = (name: string) => `/api/judging/own/${name}`;
const now = Date.parse('2026-11-26T12:00:00+08:00');
const asked = { ...openJudging, state: 'draft', judgeState: 'invited', open: 0, scored: 0 } as const;

function show(props: Partial<ComponentProps<typeof JudgeRound>> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = props.first ?? openJudging;
  const calls = answerCalls({ [at('get')]: { data: first }, ...answers });
  renderIn('zh', <JudgeRound {...{ first, assignments: null, nextId: null, ties: [], now }} {...props} />);
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (calls: ReturnType<typeof answerCalls>, name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);

describe('the rounds of a judge', () => {
  test('each says how it stands and leads to its page', () => {
    const list = [
      judgingOf({ judgeState: 'invited', state: 'draft', deadlineTime: null }),
      judgingOf({ roundId: 'r2', deadlineTime: '2026-11-26T11:00:00.000+08:00', isChair: true }),
    ];
    renderIn('zh', <OwnJudgings first={onePage(list)} now={now} />);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(`${zh.standing.invited}新光初评${zh.noDeadline}`);
    expect(second).toHaveTextContent(`${zh.standing.over}${zh.chair}新光初评2026-11-26 11:00 截止`);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/judging/r1',
      '/judging/r2',
    ]);
  });

  test('without any it says how one is asked', () => {
    renderIn('zh', <OwnJudgings first={onePage([])} now={now} />);
    expect(screen.getByText(zh.own.none)).toBeVisible();
    expect(screen.getByRole('link', { name: zh.own.toContests })).toHaveAttribute('href', '/activity/match');
  });
});

describe('an invitation', () => {
  test('says what it takes, and is accepted', async () => {
    let current: object = asked;
    const calls = show(
      { first: asked },
      {
        [at('get')]: () => ({ data: current }),
        [at('answer')]: () => {
          current = { ...asked, judgeState: 'accepted' };
          return { data: null };
        },
      },
    );
    const takes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(takes).toEqual(
      expect.arrayContaining([
        '在 2099-06-20 18:00（北京时间）前给作品打分',
        zh.invitation.takes.blind,
        zh.invitation.takes.reason,
        '按 2 项标准打分，每项 0 到 10 分',
      ]),
    );
    await press(zh.invitation.accept);
    expect(await screen.findByText(zh.invitation.titleAccepted)).toBeVisible();
    expect(sent(calls, 'answer')).toEqual([{ roundId: 'r1', accepts: 'true' }]);
    expect(screen.queryByRole('button', { name: zh.invitation.accept })).toBeNull();
    expect(screen.getByRole('button', { name: zh.invitation.decline })).toBeVisible();
  });

  test('is declined; once judging is open that is said', async () => {
    const calls = show({ first: asked }, { [at('answer')]: { code: 'JudgingClosed' } });
    await press(zh.invitation.decline);
    expect(await screen.findByText(/现在不能评审/)).toBeVisible();
    expect(sent(calls, 'answer')).toEqual([{ roundId: 'r1', accepts: 'false' }]);
    expect(screen.getByRole('button', { name: zh.invitation.accept })).toBeVisible();
  });
});

describe('what was given to a judge', () => {
  const list = [assignmentItem(), assignmentItem({ id: 'g2', number: 9, title: '风', state: 'scored', total: 7200 })];

  test('is listed with how far they are, and the way to go on', () => {
    show({ assignments: onePage(list), nextId: 'g1' });
    expect(screen.getByText('已评 1 件，共 2 件')).toBeVisible();
    expect(screen.getByRole('link', { name: zh.assignments.goOn })).toHaveAttribute('href', '/judging/r1/g1');
    expect(screen.getByRole('link', { name: /潮/ })).toHaveTextContent(`7 号${zh.assignments.states.open}`);
    expect(screen.getByRole('link', { name: /风/ })).toHaveTextContent('9 号7.20 分');
  });

  test('that of one state is asked for, and where there is none it says so', async () => {
    const calls = show({ assignments: onePage(list) }, { [at('assignments')]: { data: onePage([]) } });
    await press(zh.assignments.filters.recused);
    expect(await screen.findByText(zh.assignments.noneOf)).toBeVisible();
    expect(sent(calls, 'assignments')).toHaveLength(1);
  });

  test.each([
    ['closed', { state: 'closed' } as const, zh.assignments.doneClosed],
    ['past its deadline', { deadlineTime: '2026-11-26T11:00:00.000+08:00' }, zh.assignments.over],
  ])('cannot be scored in a round that is %s', (_, change, words) => {
    show({ first: { ...openJudging, ...change }, assignments: onePage(list), nextId: 'g1' });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('link', { name: zh.assignments.goOn })).toBeNull();
  });
});

describe('ties', () => {
  const entry = (number: number, title: string) => ({ ...openAssignment, number, title });
  const tie = { place: 2, mean: 8400, count: 2, entries: [entry(3, '潮'), entry(8, '风')] };
  const closed = { ...openJudging, state: 'closed', isChair: true } as const;

  test.each([
    [40, '这一组有 40 件，排定上面的各组后再排。'],
    [101, '这一组有 101 件，超过 100 件，不能手动排定，它们仍然并列。'],
  ])('of %d that the answer does not hold says so', async (count, words) => {
    show({ first: closed, ties: [{ ...tie, count, entries: [] }] }, { [at('ties')]: 'offline' });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: zh.ties.confirm })).toBeNull();
  });

  test('are put in order by their chair, once', async () => {
    let list: object[] = [tie];
    const calls = show(
      { first: closed, ties: [tie] },
      {
        [at('ties')]: () => ({ data: { list } }),
        [at('vote')]: () => {
          list = [];
          return { data: null };
        },
      },
    );
    const group = within(await screen.findByRole('region', { name: '并列第 2 名，平均 8.400 分' }));
    await userEvent.click(group.getByRole('button', { name: zh.ties.confirm }));
    const question = within(screen.getByRole('alertdialog', { name: zh.ties.sure }));
    expect(question.getByText('排定之后不能再改：潮、风。')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: zh.ties.yes }));
    await waitFor(() => expect(screen.queryByRole('region', { name: zh.ties.title })).toBeNull());
    expect(sent(calls, 'vote')).toEqual([{ roundId: 'r1', numbers: '3,8' }]);
    expect(toastQueue.take()).toEqual([zh.ties.done]);
  });

  test('stay where the chair has a conflict, which is said', async () => {
    show(
      { first: closed, ties: [tie] },
      { [at('ties')]: { data: { list: [tie] } }, [at('vote')]: { code: 'Forbidden' } },
    );
    await userEvent.click(await screen.findByRole('button', { name: zh.ties.confirm }));
    await press(zh.ties.yes);
    expect(await screen.findByText(zh.ties.Forbidden)).toBeVisible();
    expect(screen.getByRole('button', { name: zh.ties.confirm })).toBeVisible();
  });
});
