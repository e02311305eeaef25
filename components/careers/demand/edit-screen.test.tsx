import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemandDraft } from '@/lib/careers/demand/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/careers/demand-edit.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftDemand, publicDemand } from '@/test/demand-item';
import { freshEditor } from '@/test/edit-screen';
import { renderIn } from '@/test/render';
import { EditDemand } from './edit-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

freshEditor();
beforeEach(() => toastQueue.take());

/** A last day that is ahead whenever the test runs. */
const ahead = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const at = (name: string) => `/api/demand/own/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function show(own: Partial<DemandDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...draftDemand, lastDay: ahead, ...own };
  // The last save wins, as with the server.
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: first.revision + 1 } });
  const calls = answerCalls({ [at('get')]: { data: first }, [at('save')]: save, ...answers });
  renderIn('zh', <EditDemand first={first} />);
  return calls;
}
async function retype(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

test('a draft is saved by itself, with all that is written', async () => {
  const calls = show();
  await userEvent.selectOptions(screen.getByLabelText(zh.fields.kind), 'xr');
  await retype(zh.fields.budgetFrom, '');
  await retype(zh.fields.contactWechat, 'yuguang');
  await press(zh.area.anywhere);
  await waitFor(
    () =>
      expect(sent(calls, 'save').at(-1)).toMatchObject({
        ...{ id: 'd1', revision: 3, titleZh: '河边的光', kind: 'xr', budgetFrom: null, budgetTo: 80_000 },
        ...{ areaId: '', lastDay: ahead, contactWechat: 'yuguang', acknowledged: false },
      }),
    { timeout: 4000 },
  );
});

test('says which parts are there, and which lack or contradict something', () => {
  show({ kind: '', contactPhone: '', contactEmail: '', budgetFrom: 90_000, lastDay: '2026-01-02' });
  expect(screen.getByText('还差 4 项就可以提交审核')).toBeVisible();
  const standing = (name: string) => screen.getByRole('link', { name }).closest('li');
  expect(standing(zh.sections.texts)).toHaveTextContent(zhEditor.parts.there);
  for (const part of ['what', 'budget', 'days', 'contact'] as const) {
    expect(standing(zh.sections[part])).toHaveTextContent(zhEditor.parts.lacking);
  }
  expect(screen.getByLabelText(zh.fields.budgetTo)).toHaveAccessibleDescription(zh.rules.backwards);
  expect(screen.getByLabelText(zh.fields.lastDay)).toHaveAccessibleDescription(zh.rules.past);
});

test('what it lacks is said at its field, which takes the focus', async () => {
  const fields = [{ field: 'contactPhone', rule: 'required' }];
  show({ contactPhone: '', contactEmail: '' }, { [at('submit')]: { code: '400', fields } });
  await press(zhEditor.bar.submit);
  const phone = screen.getByLabelText(zh.fields.contactPhone);
  await waitFor(() => expect(phone).toHaveFocus());
  expect(phone).toHaveAccessibleDescription(zh.rules.of.contactPhone.required);
});

test('once handed in, it says by when it is decided on', async () => {
  const waiting = { ...draftDemand, state: 'pending_review', dueAt: '2099-11-24T00:00:00.000+08:00' };
  const calls = show({}, { [at('submit')]: { data: waiting } });
  await press(zhEditor.bar.submit);
  expect(await screen.findByText(/已提交，最晚 2099-11-23 答复/)).toBeVisible();
  expect(sent(calls, 'submit')).toEqual([{ id: 'd1', revision: '3', acknowledged: 'false' }]);
});

test('a public one is saved on demand, and prohibited words are asked about', async () => {
  const answer = (change: { acknowledged?: unknown }) =>
    change.acknowledged ? { data: { ...publicDemand, revision: 4 } } : { code: 'ProhibitedWords', fields: [] };
  const calls = show(publicDemand, { [at('save')]: answer });
  await retype(zh.fields.bodyZh, '赌博');
  await press(zhEditor.bar.save);
  const question = await screen.findByRole('alertdialog', { name: zhEditor.bar.reviewTitle });
  await userEvent.click(within(question).getByRole('button', { name: zhEditor.bar.reviewAction }));
  expect(await screen.findByText(zhEditor.save.saved)).toBeVisible();
  expect(sent(calls, 'save').map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
  expect(screen.queryByRole('button', { name: zh.remove.action })).toBeNull();
});

test('for a customer without an account, sales write its name and find it in the console', () => {
  show({ isOurs: true });
  expect(screen.getByLabelText(zh.fields.companyName)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.console })).toHaveAttribute('href', '/staff/demands/d1');
  expect(screen.queryByRole('button', { name: zh.remove.action })).toBeNull();
});

test('is deleted after a question', async () => {
  const calls = show({}, { [at('remove')]: { data: null } });
  await press(zh.remove.action);
  const question = screen.getByRole('alertdialog', { name: zh.remove.title });
  await userEvent.click(within(question).getByRole('button', { name: zh.remove.action }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/projectManage'));
  expect(sent(calls, 'remove')).toEqual([{ id: 'd1' }]);
});
