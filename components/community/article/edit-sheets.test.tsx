import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundTopicsToPick, FoundWorksToPick } from '@/components/front/discover/card-found';
import type { ArticleDraft, ArticleVersionTexts } from '@/lib/community/article/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import richText from '@/messages/zh/base/rich-text.json';
import zh from '@/messages/zh/community/article-edit.json';
import pick from '@/messages/zh/community/topic-pick.json';
import editor from '@/messages/zh/works/editor.json';
import { answerCalls } from '@/test/answers';
import { draftArticle as draft } from '@/test/draft-article';
import { freshEditor } from '@/test/edit-screen';
import { standInForEditor } from '@/test/editor';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
// Loaded ahead, so that no test waits for its compilation.
import '@/components/base/rich-text/card-rich-editor';
import { EditArticle } from './edit-screen';

standInForEditor();
freshEditor();
beforeEach(standInForIntersections);

const at = (name: string) => `/api/article/own/${name}`;
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const body = () => screen.findByRole('textbox', { name: zh.fields.bodyZh });
const savedAt = '2026-11-20T12:00:00.000+08:00';

async function show(own: Partial<ArticleDraft> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const first = { ...draft, ...own };
  // The last save wins, as with the server.
  const save = (fields: object) => ({ data: { ...first, ...fields, revision: 4 } });
  const calls = answerCalls({ [at('get')]: { data: first }, [at('save')]: save, ...answers });
  renderIn(
    'zh',
    <EditArticle first={first} personId="lin" FoundTopics={FoundTopicsToPick} FoundWorks={FoundWorksToPick} />,
  );
  await body();
  await screen.findByRole('textbox', { name: zh.fields.bodyEn });
  return calls;
}

const work = (videoId: string, title: string): VideoItem => ({
  ...{
    videoId,
    title,
    titleLanguage: 'zh',
    name: title,
    nickName: '林一',
    verification: 'none' as const,
    thumb: null,
    duration: 62,
    viewCount: 0,
  },
});

async function openWorks(answers: Parameters<typeof answerCalls>[0]) {
  const calls = await show({}, { '/api/video/ofPerson': { data: onePage([work('w1', '潮汐')]) }, ...answers });
  const [button] = await screen.findAllByRole('button', { name: richText.buttons.work });
  await userEvent.click(button as HTMLElement);
  return { calls, sheet: within(await screen.findByRole('dialog', { name: zh.works.title })) };
}

test('a work of one’s own is embedded, and shown by what it is', async () => {
  const { sheet } = await openWorks({ '/api/video/detail': { data: work('w1', '潮汐') } });
  await userEvent.click(await sheet.findByRole('button', { name: /潮汐/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await within(await body()).findByText('潮汐')).toBeVisible();
});

test('a work is found by words or by its address; what is not there is said', async () => {
  let found = [work('w2', '夜航')];
  const { calls, sheet } = await openWorks({
    '/api/discover/search/videos': () => ({ data: onePage(found) }),
    '/api/video/detail': { code: 'NullPointer' },
  });
  const box = sheet.getByLabelText(zh.works.search);
  await userEvent.type(box, '夜');
  expect(await sheet.findByRole('button', { name: /夜航/ })).toBeVisible();
  await userEvent.clear(box);
  found = [];
  await userEvent.type(box, '没有');
  expect(await sheet.findByText(zh.works.noneFound)).toBeVisible();
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(`${location.origin}/video/detail/w9`);
  expect(await sheet.findByText(zh.works.noneAtAddress)).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/video/detail')).toHaveLength(1);
});

test('an embedded work that is gone leaves a sentence', async () => {
  await show({ bodyZh: '<figure data-work="w9"></figure><p>完</p>' }, { '/api/video/detail': { code: 'NullPointer' } });
  expect(await screen.findByText(zh.works.gone)).toBeVisible();
});

test('the channel is one that is followed, or found', async () => {
  const topic = { id: 't1', title: '夜的声音频道', titleLanguage: 'zh', thumb: null };
  const calls = await show(
    {},
    {
      '/api/topic/followed': { data: onePage([topic]) },
      '/api/discover/search/topics': { data: onePage([{ ...topic, id: 't2', title: '光' }]) },
    },
  );
  await press(pick.pick);
  const sheet = within(await screen.findByRole('dialog', { name: pick.title }));
  expect(await sheet.findByRole('button', { name: topic.title })).toBeVisible();
  await userEvent.type(sheet.getByLabelText(pick.search), '光');
  await userEvent.click(await sheet.findByRole('button', { name: '光' }));
  expect(screen.getByText('光')).toBeVisible();
  await waitFor(() => expect(calls.find(({ path }) => path === at('save'))?.fields).toMatchObject({ topicId: 't2' }), {
    timeout: 4000,
  });
});

test('the preview shows what is typed, without what an article cannot have', async () => {
  await show({
    bodyZh: '<h2>一</h2><p>甲<img src=x onerror=alert(1)></p><figure><img src="articles/a1/p.jpg" alt="灯"></figure>',
  });
  await press(zh.preview.action);
  const sheet = within(await screen.findByRole('dialog', { name: zh.preview.title }));
  expect(sheet.getByRole('heading', { name: draft.title })).toBeVisible();
  expect(await sheet.findByRole('heading', { name: '一' })).toBeVisible();
  expect(sheet.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('src'))).toEqual([
    '/media/articles/a1/p.jpg',
  ]);
  await userEvent.click(sheet.getByRole('tab', { name: editor.languages.en }));
  expect(sheet.getByText(zh.preview.none)).toBeVisible();
});

const version: ArticleVersionTexts = {
  ...{ version: 2, savedAt, titleZh: '夜里的声音', titleEn: '', bodyZh: '<p>天亮以后的录音</p>', bodyEn: '' },
};
const [later, earlier] = [
  { version: 2, savedAt },
  { version: 1, savedAt: '2026-11-19T12:00:00.000+08:00' },
];
/** The versions, and what each says, in the order in which they are asked for. */
const versions = (...texts: ArticleVersionTexts[]) => ({
  [at('versions')]: { data: [later, earlier] },
  [at('version')]: () => ({ data: texts.shift() }),
});

test('a version tells by words how it differs from what stands there now', async () => {
  await show({}, versions(version, { ...version, version: 1, titleZh: draft.titleZh, bodyZh: draft.bodyZh }));
  await press(zh.versions.action);
  const sheet = within(await screen.findByRole('dialog', { name: zh.versions.title }));
  await userEvent.click(await sheet.findByRole('button', { name: /2026-11-20 12:00/ }));
  const changes = await sheet.findByRole('region', { name: zh.versions.languages.zh });
  const pieces = (tag: string) => [...changes.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect(pieces('del')).toEqual([`${zh.versions.gone}夜里`, `${zh.versions.gone}天亮`]);
  expect(pieces('ins')).toEqual([`${zh.versions.new}夜`, `${zh.versions.new}天黑`]);
  expect(sheet.queryByRole('region', { name: zh.versions.languages.en })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: /2026-11-19/ }));
  expect(await sheet.findByText(zh.versions.same)).toBeVisible();
});

test('the texts of a version come in as typed, and what stood there can be put back', async () => {
  const calls = await show({}, versions(version));
  await press(zh.versions.action);
  await userEvent.click(await screen.findByRole('button', { name: /2026-11-20 12:00/ }));
  await userEvent.click(await screen.findByRole('button', { name: zh.versions.take }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(zh.fields.titleZh)).toHaveValue(version.titleZh);
  expect(await body()).toHaveTextContent('天亮以后的录音');
  await waitFor(
    () => expect(calls.find(({ path }) => path === at('save'))?.fields).toMatchObject({ bodyZh: version.bodyZh }),
    { timeout: 4000 },
  );
  await press(zh.versions.putBack);
  expect(screen.getByLabelText(zh.fields.titleZh)).toHaveValue(draft.titleZh);
  expect(await body()).toHaveTextContent('天黑以后的录音');
});

test('without a version it says when there will be one', async () => {
  await show({}, { [at('versions')]: { data: [] } });
  await press(zh.versions.action);
  expect(await screen.findByText(zh.versions.none)).toBeVisible();
});
