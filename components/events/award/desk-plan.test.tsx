import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AwardPlan } from '@/lib/events/award/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/award-desk.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { awardPlan, chosenEntry, goldId } from '@/test/award-plan';
import { contestEntry } from '@/test/contest-entry';
import { standInForDialogs } from '@/test/dialogs';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { AwardDesk } from './desk-screen';

const at = (name: string) => `/api/award/desk/${name}`;

beforeEach(() => {
  standInForDialogs();
  standInForIntersections();
  sessionStorage.clear();
  toastQueue.take();
  toastQueue.allGone();
});

type Answers = Record<string, Answer | ((fields: MadeCall['fields']) => Answer)>;

/** Shows a plan; what is asked again is the present one. */
function show(own: Partial<AwardPlan> = {}, answers: Answers = {}) {
  let plan = awardPlan(own);
  const calls = answerCalls({
    [at('plan')]: () => ({ data: plan }),
    [at('preview')]: 'offline',
    '/api/entry/desk/list': { data: onePage([contestEntry(), contestEntry({ id: 'e8', number: 8, isChecked: true })]) },
    ...answers,
  });
  const categories = [
    { id: 'film', name: '影像' },
    { id: 'space', name: '空间' },
  ];
  renderIn('zh', <AwardDesk first={plan} contest={{ id: 'c1', name: 'future-lab', categories }} isCanceled={false} />);
  return {
    calls,
    change: (changed: Partial<AwardPlan>) => {
      plan = { ...plan, ...changed };
    },
  };
}
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const sheet = (name: string) => within(screen.getByRole('dialog', { name }));
const { shortlist, award, edit, winners, rules, search } = zh;

describe('awards', () => {
  test('one is written in a sheet and saved among the others', async () => {
    const saved = awardPlan({ revision: 5 });
    const { calls } = show({}, { [at('save')]: { data: saved } });
    await press(zh.awards.add);
    await userEvent.click(sheet(edit.new).getByRole('button', { name: edit.save }));
    expect(screen.getByLabelText(edit.fields.nameZh)).toHaveAccessibleDescription(rules.of.nameZh.required);
    await type(edit.fields.nameZh, ' 银奖 ');
    await type(edit.fields.quantity, '0');
    await userEvent.click(sheet(edit.new).getByRole('button', { name: '空间' }));
    await userEvent.click(sheet(edit.new).getByRole('button', { name: edit.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [{ contestId, revision, awards = [] } = {}] = sent(calls, 'save') as {
      [name: string]: unknown;
      awards?: object[];
    }[];
    expect([contestId, revision, awards.length]).toEqual(['c1', 4, 2]);
    expect(awards[0]).toMatchObject({ id: goldId, nameZh: '金奖' });
    expect(awards[0]).not.toHaveProperty('winners');
    expect(awards[1]).toMatchObject({ nameZh: ' 银奖 ', quantity: 10, categoryId: 'space' });
    expect(toastQueue.take()).toEqual([edit.saved]);
  });

  test('what the server refuses is said at its field, or for another award in all', async () => {
    const answers: Answer[] = [
      { code: '400', fields: [{ field: 'awards.0.prizeZh', rule: 'prohibited' }] },
      { code: '400', fields: [{ field: 'awards.3.categoryId', rule: 'category' }] },
    ];
    show({}, { [at('save')]: () => answers.shift() ?? 'offline' });
    await press(/^编辑/);
    const save = () => userEvent.click(sheet(edit.title).getByRole('button', { name: edit.save }));
    await save();
    const prize = screen.getByLabelText(edit.fields.prizeZh);
    await waitFor(() => expect(prize).toHaveAccessibleDescription(rules.prohibited));
    await save();
    expect(await sheet(edit.title).findByText(rules.category)).toBeVisible();
    expect(prize).toHaveValue('一盏灯');
  });

  test('where somebody else was faster the values stay, and the next press is based on theirs', async () => {
    const { calls, change } = show(
      {},
      {
        [at('save')]: ({ revision }) => (revision === 4 ? { code: 'Changed' } : { data: awardPlan({ revision: 8 }) }),
      },
    );
    await press(/^编辑/);
    await type(edit.fields.prizeEn, 'A lamp');
    change({ revision: 7 });
    const save = () => userEvent.click(sheet(edit.title).getByRole('button', { name: edit.save }));
    await save();
    expect(await screen.findByText(zh.changed)).toBeVisible();
    expect(screen.getByLabelText(edit.fields.prizeEn)).toHaveValue('A lamp');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'save').map(({ revision }) => revision)).toEqual([4, 7]);
  });

  test('they are moved at once, and removed after a question that says what goes with them', async () => {
    const silver = {
      ...awardPlan().awards[0],
      id: 'silver',
      nameZh: '银奖',
      winners: [],
    } as AwardPlan['awards'][number];
    const gold = {
      ...awardPlan().awards[0],
      winners: [{ ...chosenEntry(1), citationZh: '光很好', citationEn: '' }],
    } as typeof silver;
    const { calls } = show(
      { awards: [gold, silver] },
      {
        [at('save')]: { data: awardPlan({ revision: 5, awards: [silver, gold] }) },
      },
    );
    expect(screen.getByText('光很好')).toBeVisible();
    await press('下移金奖');
    await waitFor(() => expect(sent(calls, 'save')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: '上移金奖' })).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByRole('button', { name: '下移金奖' })).toHaveFocus();
    await press('删除 金奖');
    const question = within(screen.getByRole('alertdialog', { name: '删除“金奖”？' }));
    expect(question.getByText('已选的 1 件获奖作品和颁奖词会一起删除。')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: award.remove }));
    await waitFor(() => expect(sent(calls, 'save')).toHaveLength(2));
    const orders = sent(calls, 'save').map(({ awards }) =>
      (awards as { nameZh: string }[]).map(({ nameZh }) => nameZh),
    );
    expect(orders).toEqual([['银奖', '金奖'], ['银奖']]);
  });
});

describe('the shortlist', () => {
  test('is the first of the standing, unless equal ones stand at its end', async () => {
    const answers: Answer[] = [
      { code: '400', fields: [{ field: 'top', rule: 'tied' }] },
      { data: awardPlan({ revision: 5, shortlist: { way: 'top', top: 12, reason: '', entries: [chosenEntry(3)] } }) },
    ];
    const { calls } = show({ shortlist: null }, { [at('shortlist')]: () => answers.shift() ?? 'offline' });
    await press(shortlist.choose);
    await press(shortlist.save);
    expect(screen.getByLabelText(shortlist.top)).toHaveAccessibleDescription(rules.of.top.required);
    await type(shortlist.top, '12');
    await press(shortlist.save);
    await waitFor(() => expect(screen.getByLabelText(shortlist.top)).toHaveAccessibleDescription(rules.tied));
    await press(shortlist.save);
    expect(await screen.findByText('按评审名次取前 12 名。')).toBeVisible();
    const asked = { contestId: 'c1', revision: 4, way: 'top', top: 12, entryIds: [], reason: '' };
    expect(sent(calls, 'shortlist')).toEqual([asked, asked]);
    expect(screen.getByRole('heading', { name: '入围名单（1 件）' })).toBeVisible();
  });

  test('is picked by hand for a reason, among entries that passed the check', async () => {
    const { calls } = show({}, { [at('shortlist')]: { data: awardPlan({ revision: 5 }) } });
    const askedTexts = () =>
      jest.mocked(fetch).mock.calls.map(([input]) => new URL((input as Request).url).searchParams.get('text'));
    await press(shortlist.again);
    expect(await screen.findByRole('checkbox', { name: /7 号.*还没有审查/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /8 号/ }));
    expect(screen.getByText('已选 4 件')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: search.label }), '12');
    await waitFor(() => expect(askedTexts()).toContain('12'));
    expect(within(screen.getByRole('list', { name: shortlist.pick.picked })).getAllByRole('listitem')).toHaveLength(4);
    await press('移除：作品5');
    await userEvent.clear(screen.getByLabelText(shortlist.reason));
    await press(shortlist.save);
    expect(screen.getByLabelText(shortlist.reason)).toHaveAccessibleDescription(
      expect.stringContaining(rules.of.reason.required),
    );
    await type(shortlist.reason, '评委复议');
    await press(shortlist.save);
    await waitFor(() => expect(screen.queryByRole('button', { name: shortlist.save })).toBeNull());
    expect(sent(calls, 'shortlist')).toEqual([
      { contestId: 'c1', revision: 4, way: 'hand', top: 0, entryIds: ['e1', 'e2', 'e8'], reason: '评委复议' },
    ]);
  });

  test('stays once it is public', () => {
    show({ isShortlisted: true }, { '/api/award/integrity': 'offline' });
    expect(part('入围名单（3 件）').queryByRole('button')).toBeNull();
  });
});

describe('winners', () => {
  const open = () => press(/^选择获奖作品/);

  test('are found among many by their number or title', async () => {
    const many = Array.from({ length: 14 }, (_, index) => chosenEntry(index + 1, { title: `光 ${index}` }));
    const { shortlist: chosen } = awardPlan();
    show({ shortlist: chosen && { ...chosen, entries: many } });
    await open();
    const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(names()).toHaveLength(14);
    await userEvent.type(screen.getByRole('searchbox', { name: search.label }), '13');
    await waitFor(() => expect(names()).toEqual(['13 号光 12', '14 号光 13']));
    await userEvent.type(screen.getByRole('searchbox', { name: search.label }), '9');
    expect(await screen.findByText(winners.noneFound)).toBeVisible();
  });

  test('are chosen among the shortlist, as many as there are places, in their order with words for each', async () => {
    const { calls } = show({}, { [at('winners')]: { data: awardPlan({ revision: 5 }) } });
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /作品5/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /作品1/ }));
    expect(screen.getByRole('checkbox', { name: /作品2.*名额已满/ })).toBeDisabled();
    expect(screen.getByText('已选 2/2')).toBeVisible();
    await userEvent.type(part('作品1').getByLabelText(winners.citationZh), '光很好');
    await userEvent.click(part('作品1').getByRole('button', { name: winners.up }));
    await press(winners.save);
    await waitFor(() => expect(screen.queryByRole('button', { name: winners.save })).toBeNull());
    expect(sent(calls, 'winners')).toEqual([
      {
        ...{ contestId: 'c1', revision: 4, awardId: goldId },
        winners: [
          { entryId: 'e1', citationZh: '光很好', citationEn: '' },
          { entryId: 'e5', citationZh: '', citationEn: '' },
        ],
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('of an award of one category are entries of it', async () => {
    const [gold] = awardPlan().awards;
    show({ awards: [{ ...gold, categoryId: 'space' } as AwardPlan['awards'][number]] });
    await open();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['2 号作品2']);
    expect(screen.getByText('只列出这个类别的入围作品，另有 2 件属于其他类别。')).toBeVisible();
  });

  test('are kept as they are written, also where they are refused', async () => {
    show({}, { [at('winners')]: { code: '400', fields: [{ field: 'winners.0.citationEn', rule: 'prohibited' }] } });
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /作品5/ }));
    await userEvent.type(part('作品5').getByLabelText(winners.citationEn), 'Bad');
    await press(winners.save);
    const field = part('作品5').getByLabelText(winners.citationEn);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(rules.prohibited)));
    expect(field).toHaveValue('Bad');
    expect(sessionStorage.length).toBeGreaterThan(0);
  });

  test('need a shortlist first', async () => {
    show({ shortlist: null });
    await open();
    expect(screen.getByText(winners.noCandidates)).toBeVisible();
  });
});
