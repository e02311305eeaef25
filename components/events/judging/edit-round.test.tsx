import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Round } from '@/lib/events/judging/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/judging-desk.json';
import type { MadeCall } from '@/test/answers';
import { at, confirm, freshRounds, press, sent, showRound } from '@/test/desk-round';
import { craft, draftRound, idea, openRound, panelJudge } from '@/test/judging-screens';
import { onePage } from '@/test/own-works';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

freshRounds();

const part = (name: keyof typeof zh.sections) => within(screen.getByRole('region', { name: zh.sections[name] }));
const saved = (calls: MadeCall[], fields: object) =>
  waitFor(() => expect(sent(calls, 'save').at(-1)).toMatchObject(fields), { timeout: 4000 });

describe('a round that is prepared', () => {
  test('is saved as it is written; a new criterion takes what the others leave, and the sum is said', async () => {
    const calls = showRound({ ...draftRound, criteria: draftRound.criteria.slice(0, 1) });
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
    const calls = showRound({ ...draftRound, criteria: [first, { ...second, weight: 70 }] as Round['criteria'] });
    expect(screen.getByText('多出 30%')).toBeVisible();
    await press(zh.criteria.even);
    await saved(calls, { criteria: [{ weight: 50 }, { weight: 50 }] });
  });

  test('what is removed parts no ties any more; others are chosen in their order', async () => {
    const calls = showRound(draftRound);
    const terms = part('terms');
    await userEvent.click(terms.getByRole('button', { name: '技艺' }));
    await saved(calls, { tieOrder: [idea, craft] });
    await press(/^删除 标准 1/);
    await saved(calls, { tieOrder: [craft], criteria: [{ id: craft }] });
  });

  test('a number that is missing is said, and waited for', async () => {
    const calls = showRound(draftRound);
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
    showRound({ ...draftRound, nameZh: '', judges: [panelJudge({ state: 'invited' })] });
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
    showRound(draftRound, {}, { phase: 'open' });
    expect(screen.getByText(zh.opening.phase.open)).toBeVisible();
    expect(screen.getByRole('button', { name: zh.opening.action })).toBeDisabled();
  });

  test('is opened after it is asked, and then shows how far it is', async () => {
    const calls = showRound(draftRound, { [at('open')]: { data: openRound }, [at('entries')]: { data: onePage([]) } });
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
    showRound(draftRound, { [at('open')]: { code: '400', fields } });
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
    showRound(draftRound, { [at('remove')]: () => (isLast ? { data: null } : { code: 'Changed' }) });
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
    const calls = showRound(draftRound, {
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
    showRound(draftRound, {
      '/api/person/search': { data: [cleo] },
      [at('invite')]: { code: '400', fields: [{ field: 'userId', rule: 'entrant' }] },
    });
    await userEvent.type(screen.getByLabelText(zh.panel.search), '克');
    await userEvent.click(await screen.findByRole('button', { name: '邀请克莱奥' }));
    expect(await screen.findByText(zh.rules.entrant)).toBeVisible();
  });

  test('has a chair, and lets go of a judge after it is asked', async () => {
    const [ada, bo] = draftRound.judges as [Round['judges'][number], Round['judges'][number]];
    const calls = showRound(draftRound, {
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
