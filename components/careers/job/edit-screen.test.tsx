import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobDraft } from '@/lib/careers/job/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zhJob from '@/messages/zh/careers/job.json';
import zh from '@/messages/zh/careers/job-edit.json';
import zhErrors from '@/messages/zh/platform/errors.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { freshEditor } from '@/test/edit-screen';
import { draftJob, publicJob } from '@/test/job-item';
import { renderIn } from '@/test/render';
import { EditJob } from './edit-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

freshEditor();
beforeEach(() => toastQueue.take());

const at = (name: string) => `/api/job/own/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rights = { isCompany: true, postsLeft: 2, refreshesLeft: 0 };

function show(own: Partial<JobDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}, left = rights) {
  const first = { ...draftJob, ...own };
  // The last save wins, as with the server.
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: first.revision + 1 } });
  const calls = answerCalls({
    ...{ [at('get')]: { data: first }, [at('save')]: save, '/api/recruitment/rights': { data: left } },
    '/api/person/professions': { data: [{ id: 'light', name: '灯光' }] },
    '/api/person/industries': { data: [{ id: 'stage', name: '演出' }] },
    ...answers,
  });
  renderIn('zh', <EditJob first={first} rights={left} />);
  return calls;
}
const saved = (calls: MadeCall[], fields: object) =>
  waitFor(() => expect(sent(calls, 'save').at(-1)).toMatchObject(fields), { timeout: 4000 });

test('a draft is saved by itself, with all that is written', async () => {
  const calls = show();
  await userEvent.selectOptions(screen.getByLabelText(zh.kind.mode), zhJob.mode.remote);
  await userEvent.clear(screen.getByLabelText(zh.kind.headcount));
  await press(zhJob.benefit.meals);
  await press(zhJob.benefit.insurance);
  await saved(calls, {
    ...{ id: 'j1', revision: 3, titleZh: '灯光设计师', mode: 'remote', headcount: 1, acknowledged: false },
    benefits: ['insurance', 'meals'],
  });
});

test('says which parts are there, and which lack or contradict something', async () => {
  show({ profession: '', salaryFrom: 0, lastDay: '2020-01-01' });
  expect(screen.getByText('还差 3 项就可以提交审核')).toBeVisible();
  const standing = (name: string) => screen.getByRole('link', { name }).closest('li');
  expect(standing(zh.missing.parts.kind)).toHaveTextContent(zhEditor.parts.lacking);
  expect(standing(zh.missing.parts.texts)).toHaveTextContent(zhEditor.parts.there);
  expect(screen.getByLabelText(zh.lastDay.label)).toHaveAccessibleDescription(zh.rules.past);
});

test('a salary that ends below its beginning is said once it is written', async () => {
  show();
  const to = screen.getByLabelText(zh.salary.salaryTo);
  await userEvent.clear(to);
  await userEvent.type(to, '900');
  expect(to).not.toHaveAccessibleDescription(zh.rules.backwards);
  await userEvent.tab();
  expect(to).toHaveAccessibleDescription(zh.rules.backwards);
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(zh.salary.negotiable) }));
  expect(screen.queryByLabelText(zh.salary.salaryTo)).toBeNull();
  expect(screen.getByText(zh.missing.none)).toBeVisible();
});

test('months beyond twelve are only of a salary a month', async () => {
  const calls = show({ salaryMonths: 14 });
  await userEvent.selectOptions(screen.getByLabelText(zh.salary.period), zh.salary.periods.year);
  expect(screen.queryByLabelText(zh.salary.months)).toBeNull();
  await saved(calls, { salaryPeriod: 'year', salaryMonths: 12 });
});

test('says what handing in takes, and hands in', async () => {
  const calls = show({}, { [at('submit')]: { data: { ...draftJob, state: 'pending_review', revision: 4 } } });
  expect(screen.getByText(/现在还有 2 个/)).toBeVisible();
  await press(zhEditor.bar.submit);
  expect(await screen.findByText(zh.standing.pending_review)).toBeVisible();
  expect(sent(calls, 'submit')).toEqual([{ id: 'j1', revision: '3', acknowledged: 'false' }]);
});

test('without a post it leads to the packages, and says so when it is handed in', async () => {
  show({}, { [at('submit')]: { code: 'PostsUsedUp' } }, { ...rights, postsLeft: 0 });
  expect(screen.getByRole('link', { name: zh.post.buy })).toHaveAttribute('href', '/meal');
  await press(zhEditor.bar.submit);
  expect(await screen.findByText(zhErrors.PostsUsedUp)).toBeVisible();
});

test('who is no verified company any more is led to the verification', () => {
  show({}, {}, { ...rights, isCompany: false });
  expect(screen.getByRole('link', { name: zh.post.verify })).toHaveAttribute('href', '/qualifications');
});

test('one that was taken down needs no other post while its days run', () => {
  show({ ...publicJob, state: 'failed', phase: null, reason: '联系方式' });
  expect(screen.getByText(zh.standing.takenDown)).toBeVisible();
  expect(screen.getByText(zh.post.running)).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.remove.action })).toBeNull();
});

test('a public one is saved on demand, and what is refused takes the focus', async () => {
  const fields = [{ field: 'needsZh', rule: 'required' }];
  const calls = show(publicJob, { [at('save')]: { code: '400', fields } });
  expect(screen.queryByText(/提交审核会用掉/)).toBeNull();
  const needs = screen.getByLabelText(zh.fields.needsZh);
  await userEvent.clear(needs);
  expect(sent(calls, 'save')).toEqual([]);
  await press(zhEditor.bar.save);
  await waitFor(() => expect(needs).toHaveFocus());
  expect(needs).toHaveAccessibleDescription(expect.stringContaining(zh.rules.of.needsZh.required));
});

test('is deleted after a question', async () => {
  const calls = show({}, { [at('remove')]: { data: null } });
  await press(zh.remove.action);
  const question = screen.getByRole('alertdialog', { name: zh.remove.title });
  await userEvent.click(within(question).getByRole('button', { name: zh.remove.action }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/recruitManage'));
  expect(sent(calls, 'remove')).toEqual([{ id: 'j1' }]);
});
