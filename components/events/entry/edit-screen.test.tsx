import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryDraft } from '@/lib/events/entry/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/events/entry-edit.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { type Answer, answerCalls, type MadeCall } from '@/test/answers';
import { draftWork } from '@/test/draft-work';
import { freshEditor } from '@/test/edit-screen';
import { contestClock, draftEntry as draft, entryNow, openContest, sentEntry } from '@/test/own-entry';
import { renderIn } from '@/test/render';
import { EditEntry } from './edit-screen';

const [push, replace] = [jest.fn(), jest.fn()];
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push, replace }),
}));

freshEditor();
beforeEach(() => {
  toastQueue.take();
  push.mockReset();
});

const at = (name: string) => `/api/entry/own/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const part = (name: keyof typeof zh.sections) => within(screen.getByRole('region', { name: zh.sections[name] }));
const agree = () => userEvent.click(part('terms').getByRole('checkbox'));

/** Stands in for the upload of another slice: a press makes a work. */
function Upload({ workId, onMade }: { workId: string; onMade(work: typeof draftWork): void }) {
  if (workId !== '') return null;
  return (
    <button type="button" onClick={() => onMade({ ...draftWork, id: 'w2' })}>
      upload
    </button>
  );
}

function show(own: Partial<EntryDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...draft, ...own };
  // The last save wins, as with the server.
  let there = first;
  const save = (fields: object) => {
    there = { ...there, ...fields, revision: there.revision + 1 };
    return { data: there };
  };
  const work = { ...draftWork, id: 'w1', title: '潮', state: 'verified' };
  const calls = answerCalls({
    [at('get')]: () => ({ data: there }),
    [at('save')]: save,
    '/api/video/work/get': ({ id }) => ({ data: { ...work, id } }),
    '/api/contest/detail': { data: openContest },
    '/api/contest/clock': contestClock,
    ...answers,
  });
  renderIn('zh', <EditEntry {...{ first, Upload, personId: 'lin', now: entryNow, contest: openContest }} />);
  return calls;
}
const saved = (calls: MadeCall[], fields: object) =>
  waitFor(() => expect(sent(calls, 'save').at(-1)).toMatchObject(fields), { timeout: 4000 });

test('a draft is saved by itself, with all that is written', async () => {
  const calls = show();
  await userEvent.type(part('texts').getByLabelText(zh.texts.titleEn), 'A lamp');
  await saved(calls, { id: 'e1', revision: 3, titleZh: '一盏灯', titleEn: 'A lamp', workId: 'w1', pictures: [] });
});

test('says all that is missing at its place, before anything is sent, and takes it back as it is filled in', async () => {
  const calls = show({ workId: '', work: null, categoryId: '', titleZh: '', introZh: '', mode: 'team' });
  expect(screen.getByText('还差 5 项就可以提交')).toBeVisible();
  await press(zh.send.send);
  expect(part('work').getByText(zh.rules.of.workId.required)).toHaveFocus();
  expect(part('category').getByText(zh.rules.of.categoryId.required)).toBeVisible();
  const title = part('texts').getByLabelText(zh.texts.titleZh);
  expect(title).toHaveAccessibleDescription(zh.rules.required);
  expect(part('team').getByLabelText(zh.team.name)).toHaveAccessibleDescription(zh.rules.of.teamName.required);
  expect(part('team').getByLabelText(zh.members.search)).toHaveAccessibleDescription(zh.rules.of.members.required);
  expect(part('terms').getByRole('checkbox')).toHaveAccessibleDescription(zh.rules.of.agrees.required);
  await userEvent.type(title, '光');
  expect(title).not.toHaveAttribute('aria-invalid');
  expect(sent(calls, 'send')).toEqual([]);
});

test('what the server refuses is said at its place', async () => {
  const faults = {
    ...{ workId: 'notReady', categoryId: 'unknown', mode: 'category', teamName: 'teamName', titleZh: 'prohibited' },
    ...{ titleEn: 'title', introZh: 'intro', 'pictures.0': 'unknown', members: 'unanswered' },
  };
  const fields = Object.entries(faults).map(([field, rule]) => ({ field, rule }));
  const members = [{ ...draft.entrant, userId: 'mo', nickname: '莫', state: 'confirmed' as const }];
  show(
    { categoryId: 'paid', mode: 'team', teamName: '夜行', members, isPaid: true },
    { [at('send')]: { code: '400', fields } },
  );
  await agree();
  await press(zh.send.send);
  const { of } = zh.rules;
  expect(await screen.findByText(of.workId.notReady)).toBeVisible();
  const said = [of.categoryId.unknown, of.mode.category, of.teamName.teamName, zh.rules.prohibited, of.titleEn.title];
  for (const text of [...said, of.introZh.intro, of.pictures.unknown, of.members.unanswered]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('a category says what it costs when, and decides who can enter; the fee is paid after sending', async () => {
  const unpaid = { ...sentEntry, state: 'unpaid', feeFen: 5000, orderId: 'o1' };
  const calls = show({ categoryId: '' }, { [at('send')]: { data: unpaid } });
  expect(part('category').getByText('2026-12-01 00:00 起 ¥80.00')).toBeVisible();
  await userEvent.click(part('category').getByRole('radio', { name: /装置/ }));
  await userEvent.click(part('team').getByRole('radio', { name: '团队' }));
  await userEvent.click(part('category').getByRole('radio', { name: /短片/ }));
  expect(part('team').getByRole('radio', { name: '个人' })).toBeChecked();
  expect(part('team').getByRole('radio', { name: '团队' })).toBeDisabled();
  await userEvent.click(part('category').getByRole('radio', { name: /装置/ }));
  await agree();
  await press('提交并支付 ¥50.00');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/order/o1/pay'));
  expect(sent(calls, 'save').at(-1)).toMatchObject({ categoryId: 'paid', mode: 'individual' });
  expect(sent(calls, 'send')).toMatchObject([
    { id: 'e1', revision: '4', termsVersion: '2', feeFen: '5000', agrees: 'true', acknowledged: 'false' },
  ]);
});

test('free of charge it is in the contest at once', async () => {
  show({}, { [at('send')]: { data: sentEntry } });
  await agree();
  await press(zh.send.send);
  await waitFor(() => expect(toastQueue.take()).toEqual([zh.send.done]));
  expect(push).not.toHaveBeenCalled();
});

test('new terms are shown and agreed to again; nothing that is written is lost', async () => {
  const answers: Answer[] = [
    { code: 'TermsChanged', fields: [{ field: 'termsVersion', rule: '3' }] },
    { data: sentEntry },
  ];
  const calls = show({}, { [at('send')]: () => answers.shift() as Answer });
  await agree();
  await press(zh.send.send);
  const box = await screen.findByRole('checkbox', { name: /第 3 版/ });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('条款已更新为第 3 版，请阅读后重新勾选。填写的内容都还在。');
  expect(part('texts').getByLabelText(zh.texts.titleZh)).toHaveValue('一盏灯');
  await userEvent.click(box);
  await press(zh.send.send);
  await waitFor(() => expect(sent(calls, 'send').map(({ termsVersion }) => termsVersion)).toEqual(['2', '3']));
});

test('another fee is shown, and accepted by sending again, as the same order', async () => {
  const answers: Answer[] = [
    { code: 'FeeChanged', fields: [{ field: 'feeFen', rule: '8000' }] },
    { data: { ...sentEntry, state: 'unpaid', orderId: 'o1' } },
  ];
  const calls = show({ categoryId: 'paid' }, { [at('send')]: () => answers.shift() as Answer });
  await agree();
  await press('提交并支付 ¥50.00');
  expect(await screen.findByText(/^参赛费变为 ¥80\.00/)).toHaveFocus();
  await press('提交并支付 ¥80.00');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/order/o1/pay'));
  const [first, second] = sent(calls, 'send');
  expect([first?.feeFen, second?.feeFen, second?.clientId]).toEqual(['5000', '8000', first?.clientId]);
});

test('a work that is in the contest already is named, and a closed contest is said', async () => {
  const answers: Answer[] = [{ code: 'WorkEntered' }, { code: 'EntryClosed' }];
  show({}, { [at('send')]: () => answers.shift() as Answer });
  await agree();
  await press(zh.send.send);
  expect(await part('work').findByText(zh.work.entered)).toBeVisible();
  await press(zh.send.send);
  expect(await screen.findByText('现在不能参赛或修改作品了。')).toBeVisible();
});

test('prohibited words are asked about first', async () => {
  const fields = [{ field: 'titleZh', rule: 'prohibited' }];
  const calls = show(
    {},
    {
      [at('send')]: ({ acknowledged }) =>
        acknowledged === 'true' ? { data: sentEntry } : { code: 'ProhibitedWords', fields },
    },
  );
  await agree();
  await press(zh.send.send);
  const question = within(await screen.findByRole('alertdialog', { name: zh.send.wordsTitle }));
  await userEvent.click(question.getByRole('button', { name: zh.send.wordsAction }));
  await waitFor(() => expect(sent(calls, 'send').map(({ acknowledged }) => acknowledged)).toEqual(['false', 'true']));
});

test('members are asked at once and taken out; why somebody cannot be asked is said', async () => {
  const mo = { userId: 'mo', nickname: '莫', avatar: null, verification: 'none' as const };
  const team = { ...draft, categoryId: 'paid', mode: 'team' as const };
  const asked = { ...team, members: [{ ...mo, state: 'invited' as const }] };
  const answers: Answer[] = [{ code: 'Blocked', message: '对方不接受邀请' }, { data: asked }];
  const calls = show(team, {
    '/api/person/search': { data: [mo] },
    [at('get')]: { data: team },
    [at('invite')]: () => answers.shift() as Answer,
    [at('uninvite')]: { data: team },
  });
  const box = part('team').getByLabelText(zh.members.search);
  await userEvent.type(box, '莫');
  await userEvent.click(await screen.findByRole('button', { name: '邀请莫' }));
  expect(await screen.findByText('对方不接受邀请')).toHaveAttribute('role', 'alert');
  await userEvent.type(box, '莫');
  await userEvent.click(await screen.findByRole('button', { name: '邀请莫' }));
  expect(await part('team').findByText(zh.members.states.invited)).toBeVisible();
  await press('移除莫');
  await waitFor(() => expect(screen.queryByText(zh.members.states.invited)).toBeNull());
  expect(sent(calls, 'uninvite')).toEqual([{ id: 'e1', userId: 'mo' }]);
});

test('a work is one of the caller’s or is uploaded; what it still needs is said', async () => {
  const processing = { state: 'ready', progress: 100, problem: null };
  const work = { ...draftWork, id: 'w2', processing };
  const calls = show({ workId: '', work: null }, { '/api/video/work/get': { data: work } });
  expect(screen.getByRole('link', { name: zh.work.pick })).toHaveAttribute('href', '/selectVideo?entry=e1');
  await press('upload');
  await saved(calls, { workId: 'w2' });
  expect(await part('work').findByText(zh.work.standing.draft)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.work.complete })).toHaveAttribute('href', '/MyMaJiang/w2');
});

test('one that failed says why, costs nothing again, and is withdrawn; a draft is deleted', async () => {
  const failed = { ...sentEntry, state: 'submitFailed', reason: '片头有水印', isPaid: true, isEditable: true } as const;
  show({ ...failed, categoryId: 'paid' });
  expect(screen.getByText('原因：片头有水印')).toBeVisible();
  expect(part('category').getAllByRole('radio')[0]).toBeDisabled();
  expect(screen.getByRole('button', { name: zh.send.send })).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.remove.action })).toBeNull();
  expect(screen.getByRole('button', { name: '撤回参赛' })).toBeVisible();
});

test('is deleted after a question', async () => {
  const calls = show({}, { [at('remove')]: { data: null } });
  await press(zh.remove.action);
  const question = within(screen.getByRole('alertdialog', { name: zh.remove.title }));
  await userEvent.click(question.getByRole('button', { name: zh.remove.action }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/entry'));
  expect(sent(calls, 'remove')).toEqual([{ id: 'e1' }]);
});

test('a change from elsewhere is said, and nothing that is typed is lost', async () => {
  show({}, { [at('save')]: { code: 'Changed' }, [at('get')]: { data: { ...draft, titleZh: '别处', revision: 9 } } });
  const title = part('texts').getByLabelText(zh.texts.titleZh);
  await userEvent.clear(title);
  await userEvent.type(title, '这里');
  expect(await screen.findByText(zhEditor.save.changed, {}, { timeout: 4000 })).toBeVisible();
  expect(title).toHaveValue('这里');
});
