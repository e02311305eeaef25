import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { FoundTopicsToPick, FoundWorksToPick } from '@/components/front/discover/card-found';
import type { ArticleDraft } from '@/lib/community/article/contract';
import { keepTyped } from '@/lib/platform/client/kept-typed';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/community/article-edit.json';
import zhEditor from '@/messages/zh/works/editor.json';
import { answerCalls, type MadeCall } from '@/test/answers';
import { draftArticle as draft } from '@/test/draft-article';
import { freshEditor } from '@/test/edit-screen';
import { standInForEditor } from '@/test/editor';
import { renderIn } from '@/test/render';
// Loaded ahead, so that no test waits for its compilation.
import '@/components/base/rich-text/card-rich-editor';
import { EditArticle } from './edit-screen';
import { editValues } from './edit-values';

const replace = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ replace }),
}));

standInForEditor();
freshEditor();
beforeEach(() => toastQueue.take());

const at = (name: string) => `/api/article/own/${name}`;
const sent = (calls: MadeCall[], name: string) =>
  calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const panel = (language: 'zh' | 'en') => within(screen.getByRole('region', { name: zhEditor.languages[language] }));
const body = (language: 'zh' | 'en') =>
  screen.findByRole('textbox', { name: zh.fields[language === 'zh' ? 'bodyZh' : 'bodyEn'] });
async function write(language: 'zh' | 'en', html: string) {
  const { editor } = (await body(language)) as HTMLElement & { editor: Editor };
  act(() => void editor.commands.setContent(html, { emitUpdate: true }));
}

async function show(
  own: Partial<ArticleDraft> = {},
  answers: Parameters<typeof answerCalls>[0] = {},
  language: 'zh' | 'en' = 'zh',
) {
  const first = { ...draft, ...own };
  const calls = answerCalls({ [at('get')]: { data: first }, ...answers });
  renderIn(
    language,
    <EditArticle first={first} personId="lin" FoundTopics={FoundTopicsToPick} FoundWorks={FoundWorksToPick} />,
  );
  await body('zh');
  await body('en');
  return calls;
}
const both = { titleEn: 'Sounds of the night', bodyEn: '<p>Recorded after dark</p>' };

test('both texts are there at once, each with its state; on a narrow screen a tab opens each, that of the version first', async () => {
  await show({ ...both, textStates: { zh: 'stale', en: 'checked' } });
  expect(panel('zh').getByText(zh.textStates.stale)).toBeInTheDocument();
  expect(panel('en').getByText(zh.textStates.checked)).toBeInTheDocument();
  expect(await body('zh')).toHaveTextContent('天黑以后的录音');
  expect(await body('en')).toHaveTextContent('Recorded after dark');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([zhEditor.languages.zh, zhEditor.languages.en]);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: zhEditor.languages.en }));
  expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
});

test('a draft is saved by itself, with all that is written and the revision that is known', async () => {
  const saved = { ...draft, bodyZh: '<p>天亮以后</p>', revision: 4 };
  const calls = await show({}, { [at('save')]: { data: saved } });
  await write('zh', '<p>天亮以后</p>');
  expect(await screen.findByText(zhEditor.save.saved, {}, { timeout: 4000 })).toBeVisible();
  const { topicTitle: _, ...fields } = editValues(saved);
  expect(sent(calls, 'save')).toEqual([{ ...fields, id: 'a1', revision: 3, acknowledged: false }]);
});

test('what is missing is said for each language that is begun, and a refusal opens its tab and takes the focus', async () => {
  const fields = [{ field: 'bodyEn', rule: 'required' }];
  await show({ titleEn: 'Night' }, { [at('submit')]: { code: '400', fields } });
  expect(screen.getByText('还差 1 项就可以提交审核')).toBeVisible();
  await press(zhEditor.bar.submit);
  expect(await panel('en').findByText(zh.rules.lacking.body)).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: zhEditor.languages.en })).toHaveAttribute('aria-selected', 'true');
  expect(await body('en')).toHaveFocus();
});

test.each([
  [{ field: 'topicId', rule: 'blocked' }, zh.rules.blocked],
  [{ field: 'topicId', rule: 'unknown' }, zh.rules.unknown.topicId],
  [{ field: 'cover', rule: 'unknown' }, zh.rules.unknown.cover],
  [{ field: 'tags.0', rule: 'prohibited' }, zh.rules.prohibited],
  [{ field: 'bodyZh', rule: 'works' }, zh.rules.works],
  [{ field: 'titleZh', rule: 'something' }, zh.rules.other],
])('a refused field says why: %j', async (field, words) => {
  await show({}, { [at('submit')]: { code: '400', fields: [field] } });
  await press(zhEditor.bar.submit);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('tags are five at most, each once in any case and width', async () => {
  await show({ tags: ['声音', '夜', 'VJ', '录音'] }, { [at('save')]: { data: draft } });
  const box = screen.getByRole('textbox', { name: zh.fields.tags });
  await userEvent.type(box, 'ｖｊ{Enter}');
  expect(screen.queryByText('ｖｊ')).toBeNull();
  await userEvent.type(box, '城市，');
  expect(screen.getByText('城市')).toBeVisible();
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAccessibleDescription('已经有 5 个标签了。');
});

test('once both are written their author says that they agree, after what is typed is saved', async () => {
  const saved = { ...draft, ...both, textStates: { zh: 'unchecked', en: 'unchecked' }, revision: 4 } as const;
  const checked = { ...saved, textStates: { zh: 'checked', en: 'checked' }, revision: 5 } as const;
  const calls = await show(
    { titleEn: both.titleEn },
    { [at('save')]: { data: saved }, [at('check')]: { data: checked } },
  );
  expect(screen.queryByRole('button', { name: zh.check.action })).toBeNull();
  await write('en', both.bodyEn);
  await press(zh.check.action);
  expect(await screen.findByText(zh.check.done)).toBeVisible();
  expect(sent(calls, 'check')).toEqual([{ id: 'a1', revision: '4' }]);
  await write('zh', '<p>改过</p>');
  expect(await panel('en').findByText(zh.textStates.stale)).toBeInTheDocument();
});

test('a public one is saved on demand, and says what waits for review', async () => {
  const state = {
    state: 'verified',
    wasPublic: true,
    underReview: { titleZh: '等着的标题', bodyZh: '<p>等着</p>' },
  } as const;
  const calls = await show(state, { [at('save')]: { data: { ...draft, ...state, tags: ['夜'], revision: 4 } } });
  expect(screen.getByLabelText(zh.fields.titleZh)).toHaveValue('等着的标题');
  expect(screen.getByLabelText(zh.fields.titleZh)).toHaveAccessibleDescription(
    '正在审核，通过之前读者看到的是：夜的声音',
  );
  expect(screen.getByText(zh.underReview.body)).toBeVisible();
  expect(await body('zh')).toHaveTextContent('等着');
  expect(screen.getByRole('link', { name: zh.state.open })).toHaveAttribute('href', '/articleIndex/a1');
  await userEvent.type(screen.getByRole('textbox', { name: zh.fields.tags }), '夜{Enter}');
  await press(zhEditor.bar.save);
  await waitFor(() => expect(sent(calls, 'save')).toMatchObject([{ tags: ['夜'], titleZh: '等着的标题' }]));
});

test.each([
  [{ wasPublic: false }, zh.state.failed],
  [{ wasPublic: true }, zh.state.takenDown],
])('a refusal says why: %j', async (own, words) => {
  await show({ ...own, state: 'failed', reason: '太短' });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('原因：太短')).toBeVisible();
});

test('what was typed before a reload is there again, in the editor too', async () => {
  const typed = { ...editValues(draft), bodyZh: '<p>没有保存的话</p>' };
  keepTyped('article-unsaved:a1', { typed, revision: 3, keptAt: Date.now() });
  await show({}, { [at('save')]: { data: { ...draft, bodyZh: typed.bodyZh, revision: 4 } } });
  expect(await screen.findByText(zhEditor.save.restored)).toBeVisible();
  await waitFor(async () => expect(await body('zh')).toHaveTextContent('没有保存的话'));
});

test('a cover that was cut is a typed value, and can be taken off again', async () => {
  const calls = await show({ cover: 'articles/a1/c.jpg' }, { [at('save')]: { data: { ...draft, revision: 4 } } });
  expect(screen.getByRole('img', { name: zh.cover.current })).toBeVisible();
  await press(zh.cover.remove);
  expect(screen.getByText(zh.cover.none)).toBeVisible();
  await waitFor(() => expect(sent(calls, 'save')).toMatchObject([{ cover: '' }]), { timeout: 4000 });
});

test('is deleted after a question', async () => {
  const calls = await show({}, { [at('remove')]: { data: null } });
  await press(zh.remove.action);
  const question = screen.getByRole('alertdialog', { name: zh.remove.title });
  await userEvent.click(within(question).getByRole('button', { name: zh.remove.action }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/MyMaJiang/articles'));
  expect(sent(calls, 'remove')).toEqual([{ id: 'a1' }]);
  expect(toastQueue.take()).toEqual([zh.remove.done]);
});
