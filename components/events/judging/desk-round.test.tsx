import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JudgedEntry, Round, StandingRow } from '@/lib/events/judging/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/judging-desk.json';
import { type Answer, answerCalls } from '@/test/answers';
import { at, confirm, freshRounds, press, sent, showRound } from '@/test/desk-round';
import { craft, draftRound, idea, openRound, panelJudge } from '@/test/judging-screens';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { DeskRounds } from './desk-rounds';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));

freshRounds();

describe('a round that is open', () => {
  const entry = (change: Partial<JudgedEntry> = {}): JudgedEntry => ({
    ...{ entryId: 'e1', number: 7, title: '潮', titleLanguage: 'zh' },
    ...{ open: 0, scored: 1, recused: 1, setAside: 0, lacks: 1 },
    ...change,
  });
  const entries = { [at('entries')]: { data: onePage([entry()]) } };
  const over = { now: Date.parse('2099-06-20T18:00:00+08:00') };

  test('says how far its entries are; those that lack judges are asked for, and filled up', async () => {
    const absent = {
      ...openRound,
      judges: [panelJudge({ scored: 2, recused: 1 }), panelJudge({ userId: 'bo', open: 2 })],
    };
    const filled = {
      ...absent,
      judges: [panelJudge({ scored: 2, recused: 1 }), panelJudge({ userId: 'bo', open: 3 })],
    };
    const calls = showRound(absent, { ...entries, [at('fill')]: { data: filled } });
    expect(await screen.findByText('缺 1 位评委')).toBeVisible();
    await press(zh.entries.lacking);
    await waitFor(() => expect(sent(calls, 'entries')).toHaveLength(2));
    await press(zh.entries.fill);
    await waitFor(() => expect(toastQueue.take()).toEqual(['分配了 1 次评审']));
    expect(sent(calls, 'fill')).toEqual([{ id: draftRound.id }]);
  });

  test('who judges an entry and who may not is told, but no score', async () => {
    const { state: _, isChair: __, reason: ___, ...ada } = panelJudge();
    const judge = { ...ada, state: 'scored', reason: '', total: null, scores: [], comment: '' };
    const conflict = { ...ada, userId: 'bo', nickname: '博', kind: 'organisation' };
    showRound(openRound, { ...entries, [at('scores')]: { data: { judges: [judge], conflicts: [conflict] } } });
    await userEvent.click(await screen.findByRole('button', { name: /潮/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '7 号的评审' }));
    expect(await sheet.findByText(zh.scores.states.scored)).toBeVisible();
    expect(sheet.getByText(zh.scores.kinds.organisation)).toBeVisible();
    expect(sheet.getByRole('link', { name: zh.scores.entry })).toHaveAttribute(
      'href',
      '/activityManage/c1/contest/entries/e1',
    );
  });

  test('its deadline is extended; one that is not later is refused', async () => {
    let answer: object = { code: '400', fields: [{ field: 'deadlineTime', rule: 'past' }] };
    const calls = showRound(openRound, { ...entries, [at('extend')]: () => answer as Answer });
    await press(zh.extend.action);
    const sheet = within(screen.getByRole('dialog', { name: zh.extend.title }));
    await userEvent.click(sheet.getByRole('button', { name: zh.extend.confirm }));
    await waitFor(() => expect(sheet.getByLabelText(zh.extend.field)).toHaveAccessibleDescription(zh.rules.past));
    answer = { data: { ...openRound, deadlineTime: '2099-07-01T18:00:00.000+08:00', revision: 5 } };
    await userEvent.click(sheet.getByRole('button', { name: zh.extend.confirm }));
    expect(await screen.findByText(/2099-07-01 18:00/)).toBeVisible();
    expect(sent(calls, 'extend').at(-1)).toEqual({
      ...{ id: draftRound.id, revision: '4', deadlineTime: draftRound.deadlineTime },
    });
  });

  test('a judge is removed with a reason, and for a conflict with their scores', async () => {
    const calls = showRound(openRound, { ...entries, [at('uninvite')]: { data: openRound } });
    await press(`${zh.progress.remove} 艾达`);
    const sheet = within(screen.getByRole('dialog', { name: '移除评委艾达' }));
    await userEvent.click(sheet.getByRole('button', { name: zh.removing.confirm }));
    expect(sheet.getByLabelText(zh.removing.reason)).toHaveAccessibleDescription(
      expect.stringContaining(zh.rules.of.reason.required),
    );
    await userEvent.type(sheet.getByLabelText(zh.removing.reason), '同事');
    await userEvent.click(sheet.getByRole('checkbox', { name: zh.removing.conflict }));
    await userEvent.click(sheet.getByRole('button', { name: zh.removing.confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'uninvite')).toEqual([
      { roundId: draftRound.id, userId: 'ada', isConflict: 'true', reason: '同事' },
    ]);
  });

  test('is not closed early', async () => {
    showRound(openRound, entries);
    expect(await screen.findByText('还有 2 个评分没有提交，截止之后才能结束。')).toBeVisible();
    expect(screen.getByRole('button', { name: zh.closing.action })).toBeDisabled();
  });

  test('is closed after its deadline, and asked once more where nobody scored an entry', async () => {
    const closed = { ...openRound, state: 'closed', closedTime: '2099-06-21T10:00:00.000+08:00', goOn: 10 };
    const calls = showRound(
      openRound,
      {
        ...entries,
        [at('standing')]: { data: onePage([]) },
        [at('close')]: ({ acknowledged }) =>
          acknowledged === 'true'
            ? { data: closed }
            : { code: '400', fields: [{ field: 'entries', rule: 'unscored' }] },
      },
      over,
    );
    await userEvent.type(screen.getByLabelText(zh.closing.goOn), '10');
    await press(zh.closing.action);
    await confirm(zh.closing.yes);
    expect(await screen.findByRole('alertdialog', { name: zh.closing.unscoredTitle })).toBeVisible();
    await confirm(zh.closing.unscoredYes);
    expect(await screen.findByText('前 10 名进入下一轮')).toBeVisible();
    expect(sent(calls, 'close')).toEqual([
      { id: draftRound.id, goOn: '10', acknowledged: 'false' },
      { id: draftRound.id, goOn: '10', acknowledged: 'true' },
    ]);
  });
});

describe('a round that is closed', () => {
  const closed: Round = { ...openRound, state: 'closed', closedTime: '2026-11-25T10:00:00.000+08:00' };
  const row = (change: Partial<StandingRow>): StandingRow => ({
    ...{ entryId: 'e1', number: 7, title: '潮', titleLanguage: 'zh', place: 1, mean: 8400, scoreCount: 2 },
    ...{ tie: null, tieCriterionId: null, goesOn: true },
    ...change,
  });

  test('shows its standing, and what parted equal means', async () => {
    const list = [
      row({ tie: 'criterion', tieCriterionId: idea }),
      row({ entryId: 'e2', number: 8, title: '风', place: 2, tie: 'open', goesOn: false }),
      row({ entryId: 'e3', number: 9, title: '雨', place: 3, mean: null, scoreCount: 0, goesOn: false }),
    ];
    showRound(closed, { [at('standing')]: { data: onePage(list) } });
    expect(await screen.findByRole('button', { name: /潮/ })).toHaveTextContent(
      /第 1 名潮7 号2 个评分晋级平均分相同，按“创意”分出先后8\.400 分/,
    );
    expect(screen.getByRole('button', { name: /风/ })).toHaveTextContent(zh.standing.tie.open);
    expect(screen.getByRole('button', { name: /雨/ })).toHaveTextContent(zh.standing.noMean);
    expect(screen.getByText(zh.standing.openTies)).toBeVisible();
  });

  test('tells what each judge scored of an entry, and wrote', async () => {
    const { isChair: _, ...ada } = panelJudge();
    const scores = [
      { criterionId: idea, score: 9 },
      { criterionId: craft, score: 7 },
    ];
    const judge = { ...ada, state: 'scored', total: 8200, scores, comment: '很安静' };
    showRound(closed, {
      [at('standing')]: { data: onePage([row({})]) },
      [at('scores')]: { data: { judges: [judge], conflicts: [] } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /潮/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '7 号的评审' }));
    expect(await sheet.findByText('8.20 分')).toBeVisible();
    expect(sheet.getByText('创意').closest('li')).toHaveTextContent('创意9');
    expect(sheet.getByText('很安静')).toBeVisible();
  });
});

describe('the rounds of a contest', () => {
  test('are listed in their order with how far they are', () => {
    const second = { ...draftRound, id: 'r2', position: 2, nameZh: '', deadlineTime: null };
    renderIn('zh', <DeskRounds contestId="c1" rounds={[openRound, second]} mayAdd isBegun />);
    const [first, other] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(`${zh.states.open}初评2099-06-20 18:00 截止2 位评委2 件作品已评 2/4`);
    expect(other).toHaveTextContent(`${zh.states.draft}第 2 轮${zh.rounds.noDeadline}`);
    expect(within(other as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/activityManage/c1/contest/judging/r2',
    );
  });

  test('another one is added, and led to', async () => {
    const calls = answerCalls({ [at('save')]: ({ id }) => ({ data: { ...draftRound, id } }) });
    renderIn('zh', <DeskRounds contestId="c1" rounds={[]} mayAdd isBegun />);
    expect(screen.getByText(zh.rounds.noneText)).toBeVisible();
    await press(zh.rounds.add);
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    const [made] = sent(calls, 'save');
    expect(made).toMatchObject({ contestId: 'c1', revision: 0, perEntry: 3, criteria: [] });
    expect(push).toHaveBeenCalledWith(`/activityManage/c1/contest/judging/${made?.id}`);
  });

  test('none is added to a contest that is decided', () => {
    renderIn('zh', <DeskRounds contestId="c1" rounds={[]} mayAdd={false} isBegun />);
    expect(screen.queryByRole('button', { name: zh.rounds.add })).toBeNull();
  });

  test('none is added before something is written of the contest, where one is led to', () => {
    renderIn('zh', <DeskRounds contestId="c1" rounds={[]} mayAdd isBegun={false} />);
    expect(screen.queryByRole('button', { name: zh.rounds.add })).toBeNull();
    expect(screen.getByRole('link', { name: zh.rounds.toContest })).toHaveAttribute(
      'href',
      '/activityManage/c1/contest',
    );
  });
});
