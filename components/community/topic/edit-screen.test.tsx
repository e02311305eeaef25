import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TopicDraft } from '@/lib/community/topic/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/community/topic-edit.json';
import page from '@/messages/en/community/topic-page.json';
import enEditor from '@/messages/en/works/editor.json';
import zh from '@/messages/zh/community/topic-edit.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftTopic as draft } from '@/test/draft-topic';
import { freshEditor } from '@/test/edit-screen';
import { renderIn } from '@/test/render';
import { EditTopic } from './edit-screen';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

const at = (name: string) => `/api/topic/own/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const name = () => screen.getByLabelText(zh.fields.nameZh);
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

function show(
  own: Partial<TopicDraft> = {},
  answers: Parameters<typeof answerCalls>[0] = {},
  language: 'zh' | 'en' = 'zh',
) {
  const first = { ...draft, ...own };
  const calls = answerCalls({ [at('get')]: { data: first }, ...answers });
  renderIn(language, <EditTopic first={first} />);
  return calls;
}

freshEditor();
beforeEach(() => toastQueue.take());

test.each([
  [{}, zh.own.untitled],
  [{ name: '夜的声音' }, '夜的声音'],
])('is headed by its name, or by that it has none: %j', (own, title) => {
  show({ name: '', ...own });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a draft is saved by itself, with all that is said of it and the revision that is known', async () => {
  const calls = show({}, { [at('save')]: { data: { ...draft, nameEn: 'Night', revision: 4 } } });
  await userEvent.type(screen.getByLabelText(zh.fields.nameEn), 'Night');
  expect(await screen.findByText(zhEditor.save.saved, {}, { timeout: 4000 })).toBeVisible();
  expect(sent(calls, 'save')).toEqual([
    {
      ...{ id: 't1', revision: 3, acknowledged: false, kind: 'sound' },
      ...{ nameZh: '夜的声音', nameEn: 'Night', introZh: '天黑以后的录音', introEn: '' },
    },
  ]);
});

test('says what is missing, and marks it where the server refuses', async () => {
  const fields = ['introZh', 'thumb'].map((field) => ({ field, rule: 'required' }));
  show({ introZh: '', thumb: null }, { [at('submit')]: { code: '400', fields } });
  expect(screen.getByText('还差 2 项就可以提交审核')).toBeVisible();
  await press(zhEditor.bar.submit);
  expect(await screen.findByText(zh.rules.lacking.introZh)).toBeVisible();
  expect(screen.getByText(zh.rules.lacking.picture)).toBeVisible();
  expect(screen.getByLabelText(zh.fields.introZh)).toHaveFocus();
});

test('in English a missing introduction is the English one', async () => {
  const lacking = { code: '400', fields: [{ field: 'introZh', rule: 'required' }] };
  show({ introZh: '' }, { [at('submit')]: lacking }, 'en');
  await press(enEditor.bar.submit);
  expect(await screen.findByText(en.rules.lacking.introZh)).toBeVisible();
  expect(screen.getByLabelText(en.fields.introEn)).toHaveFocus();
});

test('a name that is taken is said at the name', async () => {
  const taken = { code: 'ChannelNameTaken', fields: [{ field: 'nameZh', rule: 'taken' }] };
  show({}, { [at('submit')]: taken });
  await press(zhEditor.bar.submit);
  expect(await screen.findByText(zh.rules.taken)).toBeVisible();
  expect(name()).toHaveFocus();
});

test('prohibited words are asked about before it is handed in', async () => {
  const calls = show(
    {},
    {
      [at('submit')]: ({ acknowledged }) =>
        acknowledged === 'true'
          ? { data: { ...draft, state: 'pending_review', revision: 3 } }
          : { code: 'ProhibitedWords', fields: [{ field: 'introZh', rule: 'prohibited' }] },
    },
  );
  await press(zhEditor.bar.submit);
  const question = await screen.findByRole('alertdialog', { name: zhEditor.bar.reviewTitle });
  await userEvent.click(within(question).getByRole('button', { name: zhEditor.bar.reviewAction }));
  expect(await screen.findByText(zh.state.pending_review)).toBeVisible();
  expect(sent(calls, 'submit')).toHaveLength(2);
  expect(toastQueue.take()).toEqual([zhEditor.bar.submitted]);
});

test('one that was approved meanwhile is edited at its desk', async () => {
  show({ state: 'pending_review' }, { [at('get')]: { data: { ...draft, state: 'verified', wasPublic: true } } });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/topicManage/t1'));
});

test('what waits is taken back', async () => {
  show({ state: 'pending_review' }, { [at('withdraw')]: { data: draft } });
  await press(zhEditor.bar.withdraw);
  expect(await screen.findByRole('button', { name: zhEditor.bar.submit })).toBeVisible();
});

test.each([
  [{ wasPublic: false }, zh.state.failed],
  [{ wasPublic: true }, zh.state.takenDown],
])('a refusal says why: %j', (own, words) => {
  show({ ...own, state: 'failed', reason: '太像别的频道' });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('原因：太像别的频道')).toBeVisible();
});

test('a public one is saved on demand; its kind is fixed, its banners and its end are not here', async () => {
  const state = { state: 'verified', wasPublic: true, underReview: { nameZh: '等着的名字' } } as const;
  const calls = show(state, { [at('save')]: { data: { ...draft, ...state, introZh: '新', revision: 4 } } });
  expect(name()).toHaveValue('等着的名字');
  expect(name()).toHaveAccessibleDescription('正在审核，通过之前仍是：夜的声音');
  expect(screen.getByRole('combobox')).toBeDisabled();
  expect(screen.queryByRole('region', { name: zh.pictures.names.banner })).toBeNull();
  expect(screen.queryByRole('button', { name: zh.remove.action })).toBeNull();
  await userEvent.clear(screen.getByLabelText(zh.fields.introZh));
  await userEvent.type(screen.getByLabelText(zh.fields.introZh), '新');
  expect(sent(calls, 'save')).toEqual([]);
  await press(zhEditor.bar.save);
  await waitFor(() => expect(sent(calls, 'save')).toMatchObject([{ introZh: '新', nameZh: '等着的名字' }]));
});

test('a kind is chosen, and in English the English texts come first', async () => {
  const calls = show({}, { [at('save')]: { data: { ...draft, kind: 'data', revision: 4 } } }, 'en');
  const boxes = screen.getAllByRole('textbox');
  expect(boxes[0]).toBe(screen.getByLabelText(en.fields.nameEn));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'data');
  await waitFor(() => expect(sent(calls, 'save')).toMatchObject([{ kind: 'data' }]), { timeout: 4000 });
  expect(screen.getByRole('option', { name: page.kinds.data })).toHaveValue('data');
});

test('is deleted after a question', async () => {
  const calls = show({}, { [at('remove')]: { data: null } });
  await press(zh.remove.action);
  const question = screen.getByRole('alertdialog', { name: zh.remove.title });
  await userEvent.click(within(question).getByRole('button', { name: zh.remove.action }));
  await waitFor(() => expect(sent(calls, 'remove')).toEqual([{ id: 't1' }]));
  expect(toastQueue.take()).toEqual([zh.remove.done]);
});

test('a picture that is too small or too large is refused before it is sent', async () => {
  show();
  const input = () => screen.getByLabelText(zh.pictures.change.background);
  globalThis.createImageBitmap = jest.fn(async () => ({ width: 1159, height: 900, close() {} }) as ImageBitmap);
  await userEvent.upload(input(), new File(['a'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('图片太小，至少需要 1160 × 330 像素。');
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'b.png', { type: 'image/png' });
  await userEvent.upload(input(), large);
  expect(await screen.findByText(zh.pictures.refused.large)).toBeVisible();
});
