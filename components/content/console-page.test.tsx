import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { savePause } from '@/lib/content/client/draft-saver';
import type { ContentDocument, ContentDraft } from '@/lib/content/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/content-console.json';
import client from '@/messages/zh/client.json';
import zh from '@/messages/zh/content-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { PageConsole } from './console-page';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => ({ push, replace: push, refresh: () => {} }),
}));
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
// ProseMirror measures what jsdom does not lay out.
const nowhere = new DOMRect();
Object.assign(Range.prototype, { getClientRects: () => [nowhere], getBoundingClientRect: () => nowhere });
Object.assign(document, { elementFromPoint: () => null });
Object.assign(globalThis, { createImageBitmap: async () => ({ width: 800, height: 600 }) });

const text = (title: string, body: string) => ({ title, description: '', body });
const first: ContentDraft = {
  id: 'ticket-rules',
  kind: 'text',
  title: '票务规则',
  version: 2,
  publishedAt: '2026-11-20T10:00:00.000+08:00',
  hasDraft: false,
  isTranslated: true,
  editor: '林',
  updatedAt: '2026-11-20T10:00:00.000+08:00',
  document: { kind: 'text', zh: text('票务规则', '<p>一</p>'), en: text('Ticket rules', '<p>one</p>'), data: null },
  revision: 5,
  versions: [
    { version: 2, author: '林', publishedAt: '2026-11-20T10:00:00.000+08:00' },
    { version: 1, author: null, publishedAt: '2026-11-19T10:00:00.000+08:00' },
  ],
};

/** A server that keeps one page, as far as a test does not answer otherwise. */
function serve(draft: ContentDraft, answers: Parameters<typeof answerCalls>[0] = {}) {
  let kept = draft;
  const keep = (part: Partial<ContentDraft>): Answer => {
    kept = { ...kept, revision: kept.revision + 1, updatedAt: '2026-11-20T14:02:00.000+08:00', ...part };
    return { data: kept };
  };
  const calls = answerCalls({
    '/api/content/draft': () => ({ data: kept }),
    '/api/content/save': ({ document }) => keep({ document: document as ContentDocument, hasDraft: true }),
    '/api/content/publish': () => keep({ hasDraft: false, version: 3 }),
    ...answers,
  });
  const made = (name: string) =>
    calls.filter(({ path }) => path === `/api/content/${name}`).map(({ fields }) => fields);
  return { made };
}
const items = [
  { item: 'A1', name: '开屏' },
  { item: 'A2', name: '首页' },
];
async function open(draft: ContentDraft, language: 'zh' | 'en' = 'zh') {
  const shown = renderIn(language, <PageConsole draft={draft} items={items} />);
  const { loading } = (language === 'zh' ? zh : en).body;
  await waitFor(() => expect(screen.queryByText(loading)).not.toBeInTheDocument());
  return shown;
}
const pause = () => act(() => jest.advanceTimersByTimeAsync(savePause));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));
const chinese = () => panel(zh.languages.zh);
/** The text of the shown language, and the editor behind it. */
const bodyField = () => screen.getByRole('textbox', { name: zh.fields.body });
const editorOf = () => (bodyField() as HTMLElement & { editor: Editor }).editor;

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  sessionStorage.clear();
  toastQueue.take();
  toastQueue.allGone();
  push.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('both languages are kept at once, and what is typed is saved after a pause', async () => {
  const { made } = serve(first);
  await open(first);
  await user.type(chinese().getByLabelText(zh.fields.title), '（新）');
  await user.click(screen.getByRole('tab', { name: zh.languages.en }));
  await user.type(panel(zh.languages.en).getByLabelText(zh.fields.title), ', new');
  act(() => void editorOf().commands.setContent('<p>two</p>', { emitUpdate: true }));
  await user.click(screen.getByRole('tab', { name: zh.languages.zh }));
  expect(chinese().getByLabelText(zh.fields.title)).toHaveValue('票务规则（新）');
  expect(screen.getByText(zh.saveState.unsaved)).toBeVisible();
  await pause();
  expect(await screen.findByText(zh.saveState.saved.replace('{time}', '14:02'))).toBeVisible();
  expect(made('save')).toEqual([
    {
      id: 'ticket-rules',
      revision: 5,
      document: {
        kind: 'text',
        zh: text('票务规则（新）', '<p>一</p>'),
        en: text('Ticket rules, new', '<p>two</p>'),
        data: null,
      },
    },
  ]);
});

test('opening a page and looking at it changes nothing', async () => {
  const loose = '一<ul><li>a</li></ul><blockquote>b</blockquote>';
  const draft = { ...first, document: { ...first.document, zh: text('题', loose) } as ContentDocument };
  const { made } = serve(draft);
  await open(draft);
  act(() => void editorOf().commands.focus('end'));
  await pause();
  expect(screen.getByText(zh.saveState.published.replace('{version}', '2'))).toBeVisible();
  expect(made('save')).toEqual([]);
});

test('a save that fails says so, warns who leaves, and is tried again', async () => {
  let isOffline = true;
  const { made } = serve(first, {
    '/api/content/save': ({ document }) =>
      isOffline ? 'offline' : { data: { ...first, revision: 6, hasDraft: true, document } },
  });
  await open(first);
  await user.type(chinese().getByLabelText(zh.fields.title), '！');
  await pause();
  expect(await screen.findByRole('button', { name: zh.saveState.retry })).toBeVisible();
  expect(screen.getByText(zh.saveState.failed.replace('{reason}', client.offline))).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('link', { name: zh.title }));
  const dialog = await screen.findByRole('alertdialog', { name: zh.leave.title });
  expect(push).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: zh.leave.stay }));
  isOffline = false;
  await user.click(screen.getByRole('button', { name: zh.saveState.retry }));
  await waitFor(() => expect(screen.queryByRole('button', { name: zh.saveState.retry })).not.toBeInTheDocument());
  expect(made('save').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('link', { name: zh.title }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/staff/content'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a link that leads away saves first', async () => {
  const { made } = serve(first);
  await open(first);
  await user.type(chinese().getByLabelText(zh.fields.title), '！');
  await user.click(screen.getByRole('link', { name: zh.title }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/staff/content'));
  expect(made('save')).toHaveLength(1);
});

const theirs: ContentDraft = {
  ...first,
  revision: 9,
  editor: '周',
  updatedAt: '2026-11-20T13:00:00.000+08:00',
  document: { ...first.document, zh: text('周的标题', '<p>周</p>') } as ContentDocument,
};

async function meetTheirs() {
  let asked = 0;
  const { made } = serve(first, {
    // Read once with the page, then after the refusal.
    '/api/content/draft': () => ({ data: ++asked === 1 ? first : theirs }),
    '/api/content/save': ({ revision, document }) =>
      revision === 9 ? { data: { ...theirs, revision: 10, document, hasDraft: true } } : { code: 'Changed' },
  });
  await open(first);
  await user.type(chinese().getByLabelText(zh.fields.title), '（我的）');
  await pause();
  expect(await screen.findByRole('heading', { name: /周.*2026-11-20 13:00/ })).toBeVisible();
  expect(chinese().getByLabelText(zh.fields.title)).toHaveValue('票务规则（我的）');
  return made;
}

test('what somebody else has saved is shown, and mine can be saved over it', async () => {
  const made = await meetTheirs();
  expect(screen.getByRole('button', { name: zh.acts.publish })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: zh.changed.saveOver }));
  expect(await screen.findByText(zh.saveState.saved.replace('{time}', '13:00'))).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.changed.saveOver })).not.toBeInTheDocument();
  expect(made('save').at(-1)).toMatchObject({ revision: 9, document: { zh: { title: '票务规则（我的）' } } });
});

test('theirs can be loaded; mine stays in the tab, to be copied or put back', async () => {
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await meetTheirs();
  await user.click(screen.getByRole('button', { name: zh.changed.load }));
  expect(chinese().getByLabelText(zh.fields.title)).toHaveValue('周的标题');
  await user.click(await screen.findByRole('button', { name: zh.copy.copy }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([zh.copy.copied]));
  expect(written).toHaveBeenCalledWith(expect.stringContaining('票务规则（我的）'));
  await user.click(screen.getByRole('button', { name: zh.copy.put }));
  expect(chinese().getByLabelText(zh.fields.title)).toHaveValue('票务规则（我的）');
  await user.click(await screen.findByRole('button', { name: zh.copy.drop }));
  expect(screen.queryByRole('button', { name: zh.copy.put })).not.toBeInTheDocument();
});

test('publishing asks, saves what is typed, and says which version it is', async () => {
  const { made } = serve(first);
  await open(first);
  expect(screen.getByRole('button', { name: zh.acts.publish })).toBeDisabled();
  await user.type(chinese().getByLabelText(zh.fields.title), '！');
  await user.click(screen.getByRole('button', { name: zh.acts.publish }));
  expect(made('publish')).toEqual([]);
  const dialog = screen.getByRole('alertdialog', { name: zh.acts.publishTitle });
  expect(dialog).toHaveTextContent(zh.acts.publishText.replace('{version}', '3'));
  await user.click(within(dialog).getByRole('button', { name: zh.acts.publish }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([zh.acts.published.replace('{version}', '3')]));
  expect(made('save')).toHaveLength(1);
  expect(made('publish')).toEqual([{ id: 'ticket-rules', revision: '6' }]);
  expect(screen.getByText(zh.saveState.published.replace('{version}', '3'))).toBeVisible();
});

test('what lacks for publishing stands at its field, whose language comes up', async () => {
  const draft = { ...first, hasDraft: true };
  serve(draft, { '/api/content/publish': { code: '400', fields: [{ field: 'en.body', rule: 'required' }] } });
  await open(draft, 'en');
  await user.click(screen.getByRole('button', { name: en.acts.publish }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.acts.publish }));
  expect(await screen.findByText(en.acts.refused)).toBeVisible();
  expect(screen.getByRole('tab', { name: en.languages.en })).toHaveAttribute('aria-selected', 'true');
  expect(panel(en.languages.en).getByText(en.rules.required)).toBeVisible();
});

test('a version is restored once it is confirmed, and the text before stays in the tab', async () => {
  const restored = {
    ...first,
    revision: 6,
    hasDraft: true,
    document: { ...first.document, zh: text('旧', '<p>旧</p>') },
  };
  const { made } = serve(first, { '/api/content/restore': { data: restored } });
  await open(first);
  await user.click(screen.getByRole('button', { name: zh.acts.restoreLabel.replace('{version}', '1') }));
  expect(made('restore')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.acts.restore }));
  await waitFor(() => expect(chinese().getByLabelText(zh.fields.title)).toHaveValue('旧'));
  expect(made('restore')).toEqual([{ id: 'ticket-rules', revision: '5', version: '1' }]);
  expect(await screen.findByRole('button', { name: zh.copy.put })).toBeVisible();
});

test('a page that was never published is deleted with its draft', async () => {
  const draft = { ...first, version: null, publishedAt: null, hasDraft: true, versions: [] };
  serve(draft, { '/api/content/discard': { data: null } });
  await open(draft);
  await user.click(screen.getByRole('button', { name: zh.acts.discard }));
  const dialog = screen.getByRole('alertdialog', { name: zh.acts.discardTitle });
  expect(dialog).toHaveTextContent(zh.acts.discardNewText);
  await user.click(within(dialog).getByRole('button', { name: zh.acts.discard }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/staff/content'));
  expect(toastQueue.waiting()).toEqual([zh.acts.dropped]);
});

test('the preview opens in a tab of its own once all is saved', async () => {
  const { made } = serve(first);
  await open(first);
  const replace = jest.fn();
  const opened = jest.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
  const link = screen.getByRole('link', { name: zh.acts.preview });
  expect(link).toHaveAttribute('href', '/staff/content/ticket-rules/preview?language=zh');
  expect(link).toHaveAttribute('target', '_blank');
  await user.type(chinese().getByLabelText(zh.fields.title), '！');
  await user.click(link);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/\/preview\?language=zh$/)));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(made('save')).toHaveLength(1);
});

test('a text that an earlier visit could not save is offered again', async () => {
  serve(first, { '/api/content/save': 'offline' });
  const { unmount } = await open(first);
  await user.type(chinese().getByLabelText(zh.fields.title), '！');
  await pause();
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await open(first);
  expect(chinese().getByLabelText(zh.fields.title)).toHaveValue('票务规则');
  await user.click(await screen.findByRole('button', { name: zh.copy.put }));
  expect(chinese().getByLabelText(zh.fields.title)).toHaveValue('票务规则！');
});

test('prices are typed in yuan and saved in fen', async () => {
  const data = { prices: { A1: 120_000, A2: null }, materials: [{ zh: '图', en: 'art' }], rules: [] };
  const document: ContentDocument = { kind: 'rates', zh: text('刊例', '<p>一</p>'), en: text('', ''), data };
  const draft: ContentDraft = { ...first, kind: 'rates', document };
  const { made } = serve(draft);
  await open(draft);
  const splash = screen.getByLabelText(zh.data.price.replace('{name}', '开屏'));
  expect(splash).toHaveValue('1200');
  await user.clear(splash);
  await user.type(splash, '19.999');
  await pause();
  expect(await screen.findByText(zh.saveState.refused)).toBeVisible();
  expect(splash).toHaveAccessibleDescription(zh.rules.price);
  expect(made('save')).toEqual([]);
  await user.type(splash, '{Backspace}');
  await user.click(screen.getByRole('button', { name: `${zh.data.add} · ${zh.data.lists.materials}` }));
  await pause();
  await waitFor(() => expect(made('save')).toHaveLength(1));
  expect(made('save')[0]).toMatchObject({ document: { data: { ...data, prices: { A1: 1999, A2: null } } } });
});

test('rows are added, moved and removed, and an empty one is not sent', async () => {
  const team = (name: string) => ({ name: { zh: name, en: '' }, role: { zh: '策展', en: '' } });
  const data = { figures: [], milestones: [], team: [team('林'), team('周')], partners: [] };
  const document: ContentDocument = { kind: 'about', zh: text('关于', '<p>一</p>'), en: text('', ''), data };
  const draft: ContentDraft = { ...first, kind: 'about', document };
  const { made } = serve(draft);
  await open(draft);
  const row = (index: number) =>
    within(
      screen.getByRole('group', {
        name: zh.data.nth.replace('{list}', zh.data.lists.team).replace('{index}', String(index)),
      }),
    );
  await user.click(row(1).getByRole('button', { name: zh.data.down }));
  expect(row(2).getByRole('button', { name: zh.data.down })).toHaveFocus();
  expect(row(1).getByLabelText(zh.data.fields.name.zh)).toHaveValue('周');
  await user.click(screen.getByRole('button', { name: `${zh.data.add} · ${zh.data.lists.team}` }));
  await pause();
  await user.click(row(1).getByRole('button', { name: zh.data.remove }));
  await pause();
  await waitFor(() => expect(made('save')).toHaveLength(2));
  const sent = made('save').map((fields) =>
    (fields.document as { data: typeof data }).data.team.map(({ name }) => name.zh),
  );
  expect(sent).toEqual([['周', '林'], ['林']]);
});

test('the tabs are worked with arrows', async () => {
  serve(first);
  await open(first);
  screen.getByRole('tab', { name: zh.languages.zh }).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: zh.languages.en })).toHaveFocus();
});
