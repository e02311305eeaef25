import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zhBlocks from '@/messages/zh/base/content-blocks.json';
import zh from '@/messages/zh/events/contest-desk.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftContest, emptyContest, publicContest } from '@/test/draft-contest';
import { freshEditor } from '@/test/edit-screen';
import { standInForEditor } from '@/test/editor';
import { renderIn } from '@/test/render';
// Loaded ahead, so that no test waits for its compilation.
import '@/components/base/rich-text/card-rich-editor';
import { EditContest } from './edit-screen';
import { newCategory } from './edit-values';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ refresh }),
}));

standInForEditor();
freshEditor();
beforeEach(() => {
  toastQueue.take();
  refresh.mockClear();
});

const at = (name: string) => `/api/contest/desk/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const part = (name: keyof typeof zh.sections) => within(screen.getByRole('region', { name: zh.sections[name] }));
const category = (name: string) => within(screen.getByRole('region', { name }));

async function show(first: ContestDraft = draftContest, answers: Parameters<typeof answerCalls>[0] = {}) {
  // The last save wins, as with the server.
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: first.revision + 1 } });
  const calls = answerCalls({ [at('get')]: { data: first }, [at('save')]: save, ...answers });
  renderIn('zh', <EditContest first={first} />);
  await screen.findAllByRole('toolbar');
  return calls;
}
const saved = (calls: MadeCall[], fields: object) =>
  waitFor(() => expect(sent(calls, 'save').at(-1)).toMatchObject(fields), { timeout: 4000 });

test('a draft is saved by itself, with all that is written; its name is in small letters', async () => {
  const calls = await show();
  const name = part('basics').getByLabelText(zh.fields.name);
  await userEvent.clear(name);
  await userEvent.type(name, 'Light-In-Motion');
  await userEvent.click(part('basics').getByRole('checkbox', { name: new RegExp(zh.fields.isBlind) }));
  const { categories, termsZh } = draftContest;
  await saved(calls, { id: 'c1', revision: 3, name: 'light-in-motion', isBlind: true, categories, termsZh });
});

test('a name that no address can have is not sent, and says why', async () => {
  const calls = await show();
  const name = part('basics').getByLabelText(zh.fields.name);
  await userEvent.clear(name);
  await userEvent.type(name, 'works');
  await waitFor(() => expect(name).toHaveAccessibleDescription(zh.rules.name), { timeout: 4000 });
  expect(sent(calls, 'save')).toEqual([]);
});

test('one of which nothing is written says what is left, and leads to each', async () => {
  await show(emptyContest);
  expect(screen.getByText('还差 3 项就可以发布')).toBeVisible();
  await press(`${zh.fields.name}：${zh.rules.of.name.required}`);
  expect(part('basics').getByLabelText(zh.fields.name)).toHaveFocus();
  await press(`${zh.fields.categories}：${zh.rules.of.categories.required}`);
  expect(screen.getByRole('button', { name: zh.categories.addFirst })).toHaveFocus();
});

test('what is lacking is said at its field once it was tried to publish it', async () => {
  const calls = await show({ ...emptyContest, categories: [newCategory('0d9f3a52-3a4c-4d7e-8a11-2f6f0a9d5c09')] });
  expect(part('basics').getByLabelText(zh.fields.name)).not.toHaveAttribute('aria-invalid');
  await press(zh.bar.publish);
  const name = part('basics').getByLabelText(zh.fields.name);
  expect(name).toHaveAccessibleDescription(zh.rules.of.name.required);
  await waitFor(() => expect(name).toHaveFocus());
  expect(screen.getByLabelText(zh.categories.nameZh)).toHaveAccessibleDescription(zh.rules.of.nameZh.required);
  expect(sent(calls, 'publish')).toEqual([]);
});

test('is published after a question, by the revision that was saved, and its head is renewed', async () => {
  const calls = await show(draftContest, { [at('publish')]: { data: { ...publicContest, revision: 4 } } });
  await press(zh.bar.publish);
  const question = within(screen.getByRole('alertdialog', { name: zh.publishing.title }));
  expect(question.getByText(/\/match\/light-2099/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: zh.publishing.yes }));
  expect(await screen.findByRole('button', { name: zh.bar.save })).toBeVisible();
  expect(sent(calls, 'publish')).toEqual([{ id: 'c1', revision: '3' }]);
  expect(refresh).toHaveBeenCalled();
  expect(toastQueue.take()).toEqual([zh.bar.published]);
});

test('what the server refuses to publish is said at its field, in a category that opens', async () => {
  const fields = [{ field: 'categories.1.nameEn', rule: 'prohibited' }];
  await show(draftContest, { [at('publish')]: { code: '400', fields } });
  await press(zh.bar.publish);
  await press(zh.publishing.yes);
  const name = await category('声音').findByLabelText(zh.categories.nameEn);
  expect(name).toHaveAccessibleDescription(zh.rules.prohibited);
  await waitFor(() => expect(name).toHaveFocus());
  expect(screen.getByRole('button', { name: `声音：${zh.rules.prohibited}` })).toBeVisible();
});

test('before its activity is approved it is written, and not published', async () => {
  await show({ ...draftContest, isApproved: false });
  expect(screen.queryByRole('button', { name: zh.bar.publish })).toBeNull();
  expect(screen.getByText(zh.waiting.text)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.waiting.activity })).toHaveAttribute('href', '/activityManage/c1/edit');
});

test('a category is added, written, moved, and removed after a question', async () => {
  const calls = await show();
  await press(zh.categories.add);
  await userEvent.type(category('类别 3').getByLabelText(zh.categories.nameZh), '装置');
  await userEvent.click(category('装置').getByRole('radio', { name: zh.categories.modes.team }));
  await userEvent.click(category('装置').getByRole('button', { name: '上移 ：装置' }));
  await saved(calls, {
    categories: [{ nameZh: '影像' }, { nameZh: '装置', modes: ['team'], fees: [] }, { nameZh: '声音' }],
  });
  await userEvent.click(category('装置').getByRole('button', { name: /^删除类别/ }));
  const question = within(screen.getByRole('alertdialog', { name: '删除类别“装置”？' }));
  await userEvent.click(question.getByRole('button', { name: zh.categories.removing.yes }));
  await saved(calls, { categories: [{ nameZh: '影像' }, { nameZh: '声音' }] });
});

test('a fee is written in yuan; where another follows, it needs a date', async () => {
  const calls = await show();
  await press(/^影像/);
  const film = category('影像');
  await userEvent.click(film.getByRole('radio', { name: zh.fees.paid }));
  await userEvent.type(film.getByLabelText(zh.fees.sum), '50');
  await press(zh.fees.add);
  const [first, second] = film.getAllByLabelText(zh.fees.until);
  expect(first).toHaveAccessibleDescription(zh.rules.of.untilTime.order);
  expect(second).toHaveAccessibleDescription(zh.fees.untilLast);
  await saved(calls, { categories: [{ fees: [{ untilTime: '', feeFen: 5000 }, { feeFen: 5000 }] }, {}] });
  await userEvent.click(film.getByRole('radio', { name: zh.fees.free }));
  await saved(calls, { categories: [{ fees: [] }, {}] });
});

test('of a public one it is asked before a change is recorded; any other is saved at once', async () => {
  const calls = await show(publicContest);
  await userEvent.click(part('basics').getByRole('checkbox', { name: new RegExp(zh.fields.isBlind) }));
  await press(zh.bar.save);
  await saved(calls, { isBlind: true });
  await press(/^声音/);
  const sum = category('声音').getByLabelText(zh.fees.sum);
  await userEvent.clear(sum);
  await userEvent.type(sum, '80');
  await press(zh.bar.save);
  const question = within(screen.getByRole('alertdialog', { name: '参赛费有变，要写进公示' }));
  expect(sent(calls, 'save')).toHaveLength(1);
  await userEvent.click(question.getByRole('button', { name: zh.recorded.yes }));
  await saved(calls, { categories: [{}, { fees: [{ feeFen: 8000 }] }] });
});

test('that other terms are a new version is said before they are written', async () => {
  await show({ ...publicContest, termsVersion: 2 });
  expect(part('terms').getByText(/现在是第 2 版。修改后成为第 3 版/)).toBeVisible();
});

test('what people have begun to rely on stays', async () => {
  await show({
    ...publicContest,
    ...{ phase: 'open', votePhase: 'open', enrolStartTime: '2020-06-01T10:00:00.000+08:00' },
    ...{ worksTime: '2020-06-02T10:00:00.000+08:00', voteStartTime: '2020-06-03T10:00:00.000+08:00' },
    ...{ voteEndTime: '2099-06-30T18:00:00.000+08:00', usedCategories: [draftContest.categories[0]?.id ?? ''] },
  });
  expect(part('basics').getByLabelText(zh.fields.name)).toHaveAttribute('readonly');
  expect(part('basics').getByRole('checkbox')).toBeDisabled();
  expect(part('dates').queryByLabelText(zh.fields.voteEndTime)).toBeNull();
  expect(part('dates').getByText('2020-06-02 10:00')).toBeVisible();
  expect(part('dates').getByLabelText(zh.fields.resultsTime)).toBeVisible();
  await press(/^影像/);
  expect(category('影像').getByText(zh.categories.usedHint)).toBeVisible();
  expect(category('影像').queryByRole('button', { name: /^删除类别/ })).toBeNull();
});

test('a vote needs works that are shown, and both of its times', async () => {
  await show({ ...draftContest, voteStartTime: '2099-07-03T10:00:00.000+08:00' });
  expect(part('dates').getByLabelText(zh.fields.voteStartTime)).toHaveAccessibleDescription(zh.rules.works);
  expect(part('dates').getByLabelText(zh.fields.voteEndTime)).toHaveAccessibleDescription(
    zh.rules.of.voteEndTime.required,
  );
});

test('its page is written in blocks, whose pictures are those of the contest', async () => {
  const calls = await show(draftContest, { [at('picture')]: { data: { key: 'contests/c1/1.jpg' } } });
  await userEvent.click(part('page').getByRole('button', { name: zhBlocks.kinds.head }));
  // A file that a body of Node takes.
  const picture = new NodeFile(['x'], 'a.png', { type: 'image/png' }) as unknown as File;
  await userEvent.upload(part('page').getByLabelText(zhBlocks.picture.pick), picture);
  await saved(calls, { blocks: [{ kind: 'head', picture: 'contests/c1/1.jpg' }] });
});

test('what somebody else saved meanwhile is not written over unasked', async () => {
  let standing = draftContest;
  const calls = await show(draftContest, {
    [at('get')]: () => ({ data: standing }),
    [at('save')]: (fields) => {
      if (fields.revision === 9) return { data: { ...draftContest, ...fields, revision: 10 } };
      standing = { ...draftContest, name: 'theirs', revision: 9 };
      return { code: 'Changed' };
    },
  });
  await userEvent.click(part('basics').getByRole('checkbox', { name: new RegExp(zh.fields.isBlind) }));
  await userEvent.click(await screen.findByRole('button', { name: zhEditor.save.keepMine }, { timeout: 4000 }));
  await saved(calls, { revision: 9, name: 'light-2099', isBlind: true });
});

test('a canceled one stays as it is', () => {
  renderIn('zh', <EditContest first={{ ...publicContest, phase: 'canceled' }} />);
  expect(screen.getByText(zh.canceled.title)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
