import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContestPhase } from '@/lib/events/contest/codes';
import type { JudgedEntry, Round, StandingRow } from '@/lib/events/judging/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/judging-desk.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { freshEditor } from '@/test/edit-screen';
import { standInForIntersections } from '@/test/intersections';
import { craft, draftRound, idea, openRound, panelJudge } from '@/test/judging-screens';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { DeskRound } from './desk-round';
import { DeskRounds } from './desk-rounds';

const push = jest.fn();
const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push, replace }),
}));

freshEditor();
beforeEach(() => {
  standInForIntersections();
  toastQueue.take();
});

const at = (name: string) => `/api/judging/desk/${name}`;
const now = Date.parse('2026-11-26T12:00:00+08:00');
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const part = (name: keyof typeof zh.sections) => within(screen.getByRole('region', { name: zh.sections[name] }));

function show(
  first: Round,
  answers: Parameters<typeof answerCalls>[0] = {},
  { phase = 'judging', time = now }: { phase?: ContestPhase | null; time?: number } = {},
) {
  // The last save wins, as with the server.
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: first.revision + 1 } });
  const calls = answerCalls({ [at('get')]: { data: first }, [at('save')]: save, ...answers });
  renderIn('zh', <DeskRound first={first} phase={phase} now={time} />);
  return calls;
}
const saved = (calls: MadeCall[], fields: object) =>
  waitFor(() => expect(sent(calls, 'save').at(-1)).toMatchObject(fields), { timeout: 4000 });

describe('a round that is prepared', () => {
  test('is saved as it is written; a new criterion takes what the others leave, and the sum is said', async () => {
    const calls = show({ ...draftRound, criteria: draftRound.criteria.slice(0, 1) });
    expect(screen.getByText('还差 40%')).toBeVisible();
    await press(zh.criteria.add);
    expect(screen.getByText('权重合计 100%')).toBeVisible();
    const added = within(screen.getByRole('group', { name: '标准 2' }));
    await userEvent.type(added.getByLabelText(zh.criteria.nameZh), '技艺');
    await saved(calls, {
      ...{ id: draftRound.id, contestId: 'c1', revision: 4, perEntry: 2, tieOrder: [idea] },
      criteria: [
        { id: idea, weight: 60 },
        { nameZh: '技艺', weight: 40 },
      ],
    });
  });

  test('weights that do not make 100 are spread evenly by a press', async () => {
    const [first, second] = draftRound.criteria;
    const calls = show({ ...draftRound, criteria: [first, { ...second, weight: 70 }] as Round['criteria'] });
    expect(screen.getByText('多出 30%')).toBeVisible();
    await press(zh.criteria.even);
    await saved(calls, { criteria: [{ weight: 50 }, { weight: 50 }] });
  });

  test('what is removed parts no ties any more; others are chosen in their order', async () => {
    const calls = show(draftRound);
    const terms = part('terms');
    await userEvent.click(terms.getByRole('button', { name: '技艺' }));
    await saved(calls, { tieOrder: [idea, craft] });
    await press(/^删除 标准 1/);
    await saved(calls, { tieOrder: [craft], criteria: [{ id: craft }] });
  });

  test('a number that is missing is said, and waited for', async () => {
    const calls = show(draftRound);
    await userEvent.clear(screen.getByLabelText(zh.fields.perEntry));
    await waitFor(
      () =>
        expect(screen.getByLabelText(zh.fields.perEntry)).toHaveAccessibleDescription(zh.rules.of.perEntry.too_small),
      { timeout: 4000 },
    );
    expect(sent(calls, 'save')).toEqual([]);
    await userEvent.type(screen.getByLabelText(zh.fields.perEntry), '3');
    await saved(calls, { perEntry: 3 });
  });

  test('cannot be opened while something is missing, which is said with the way there', () => {
    show({ ...draftRound, nameZh: '', judges: [panelJudge({ state: 'invited' })] });
    const opening = part('open');
    const lacks = opening.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(lacks).toEqual([
      ['#nameZh', `名称：${zh.rules.of.nameZh.required}`],
      ['#judges', `评委：${zh.rules.of.judges.required}`],
      ['#judges', `评委：${zh.rules.unanswered}`],
    ]);
    expect(opening.getByRole('button', { name: zh.opening.action })).toBeDisabled();
  });

  test('waits for the end of entries', () => {
    show(draftRound, {}, { phase: 'open' });
    expect(screen.getByText(zh.opening.phase.open)).toBeVisible();
    expect(screen.getByRole('button', { name: zh.opening.action })).toBeDisabled();
  });

  test('is opened after it is asked, and then shows how far it is', async () => {
    const calls = show(draftRound, { [at('open')]: { data: openRound }, [at('entries')]: { data: onePage([]) } });
    await press(zh.opening.action);
    expect(screen.getByText(zh.opening.text)).toBeVisible();
    await confirm(zh.opening.yes);
    expect(await screen.findByText('已收到 2 个评分，共需 4 个')).toBeVisible();
    expect(sent(calls, 'open')).toEqual([{ id: draftRound.id, revision: '4' }]);
    expect(toastQueue.take()).toEqual([zh.opening.opened]);
  });

  test('what the server says it lacks is listed, all of it, and nothing is lost', async () => {
    const fields = [
      { field: 'entries', rule: 'unpaid' },
      { field: 'entries', rule: 'unchecked' },
      { field: 'position', rule: 'before' },
    ];
    show(draftRound, { [at('open')]: { code: '400', fields } });
    await press(zh.opening.action);
    await confirm(zh.opening.yes);
    expect(await screen.findByRole('link', { name: `参赛作品：${zh.rules.unchecked}` })).toHaveAttribute(
      'href',
      '/activityManage/c1/contest/entries',
    );
    expect(part('open').getAllByRole('link')).toHaveLength(3);
    expect(screen.getAllByLabelText(zh.fields.nameZh)[0]).toHaveValue('初评');
  });

  test('is deleted after it is asked; one that others follow is not', async () => {
    let isLast = false;
    show(draftRound, { [at('remove')]: () => (isLast ? { data: null } : { code: 'Changed' }) });
    await press(zh.remove.action);
    await confirm(zh.remove.yes);
    expect(await screen.findByText(zh.remove.notLast)).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
    isLast = true;
    await press(zh.remove.action);
    await confirm(zh.remove.yes);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/activityManage/c1/contest/judging'));
  });
});

describe('the panel', () => {
  const cleo = { userId: 'cleo', nickname: '克莱奥', avatar: null, verification: 'none' };

  test('somebody is found and asked', async () => {
    const round = { ...draftRound, judges: [...draftRound.judges, panelJudge({ ...cleo, state: 'invited' } as never)] };
    const calls = show(draftRound, {
      '/api/person/search': { data: [cleo] },
      [at('invite')]: { data: round },
    });
    await userEvent.type(screen.getByLabelText(zh.panel.search), '克');
    await userEvent.click(await screen.findByRole('button', { name: '邀请克莱奥' }));
    expect(await screen.findByText(zh.panel.states.invited)).toBeVisible();
    expect(sent(calls, 'invite')).toEqual([{ roundId: draftRound.id, userId: 'cleo', isChair: 'false' }]);
    expect(toastQueue.take()).toEqual(['已邀请克莱奥']);
  });

  test('who enters the contest cannot judge it', async () => {
    show(draftRound, {
      '/api/person/search': { data: [cleo] },
      [at('invite')]: { code: '400', fields: [{ field: 'userId', rule: 'entrant' }] },
    });
    await userEvent.type(screen.getByLabelText(zh.panel.search), '克');
    await userEvent.click(await screen.findByRole('button', { name: '邀请克莱奥' }));
    expect(await screen.findByText(zh.rules.entrant)).toBeVisible();
  });

  test('has a chair, and lets go of a judge after it is asked', async () => {
    const [ada, bo] = draftRound.judges as [Round['judges'][number], Round['judges'][number]];
    const calls = show(draftRound, {
      [at('invite')]: { data: { ...draftRound, judges: [{ ...ada, isChair: true }, bo] } },
      [at('uninvite')]: { data: { ...draftRound, judges: [ada, { ...bo, state: 'removed' }] } },
    });
    await press(`${zh.panel.makeChair} 艾达`);
    expect(await screen.findByRole('button', { name: `${zh.panel.noChair} 艾达` })).toBeVisible();
    await press(`${zh.panel.remove} 博`);
    await confirm(zh.panel.removeYes);
    expect(await screen.findByRole('button', { name: `${zh.panel.again} 博` })).toBeVisible();
    expect(sent(calls, 'invite')).toEqual([{ roundId: draftRound.id, userId: 'ada', isChair: 'true' }]);
    expect(sent(calls, 'uninvite')).toEqual([{ roundId: draftRound.id, userId: 'bo' }]);
  });
});

describe('a round that is open', () => {
  const entry = (change: Partial<JudgedEntry> = {}): JudgedEntry => ({
    ...{ entryId: 'e1', number: 7, title: '潮', titleLanguage: 'zh' },
    ...{ open: 0, scored: 1, recused: 1, setAside: 0, lacks: 1 },
    ...change,
  });
  const entries = { [at('entries')]: { data: onePage([entry()]) } };
  const over = { time: Date.parse('2099-06-20T18:00:00+08:00') };

  test('says how far its entries are; those that lack judges are asked for, and filled up', async () => {
    const absent = {
      ...openRound,
      judges: [panelJudge({ scored: 2, recused: 1 }), panelJudge({ userId: 'bo', open: 2 })],
    };
    const filled = {
      ...absent,
      judges: [panelJudge({ scored: 2, recused: 1 }), panelJudge({ userId: 'bo', open: 3 })],
    };
    const calls = show(absent, { ...entries, [at('fill')]: { data: filled } });
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
    show(openRound, { ...entries, [at('scores')]: { data: { judges: [judge], conflicts: [conflict] } } });
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
    const calls = show(openRound, { ...entries, [at('extend')]: () => answer as Answer });
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
    const calls = show(openRound, { ...entries, [at('uninvite')]: { data: openRound } });
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
    show(openRound, entries);
    expect(await screen.findByText('还有 2 个评分没有提交，截止之后才能结束。')).toBeVisible();
    expect(screen.getByRole('button', { name: zh.closing.action })).toBeDisabled();
  });

  test('is closed after its deadline, and asked once more where nobody scored an entry', async () => {
    const closed = { ...openRound, state: 'closed', closedTime: '2099-06-21T10:00:00.000+08:00', goOn: 10 };
    const calls = show(
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
    show(closed, { [at('standing')]: { data: onePage(list) } });
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
    show(closed, {
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
    renderIn('zh', <DeskRounds contestId="c1" rounds={[openRound, second]} mayAdd />);
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
    renderIn('zh', <DeskRounds contestId="c1" rounds={[]} mayAdd />);
    expect(screen.getByText(zh.rounds.noneText)).toBeVisible();
    await press(zh.rounds.add);
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    const [made] = sent(calls, 'save');
    expect(made).toMatchObject({ contestId: 'c1', revision: 0, perEntry: 3, criteria: [] });
    expect(push).toHaveBeenCalledWith(`/activityManage/c1/contest/judging/${made?.id}`);
  });

  test('none is added to a contest that is decided', () => {
    renderIn('zh', <DeskRounds contestId="c1" rounds={[]} mayAdd={false} />);
    expect(screen.queryByRole('button', { name: zh.rounds.add })).toBeNull();
  });
});
