import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { PageConsole } from '@/components/base/content/console-page';
// Loaded ahead, so that no test waits for its compilation.
import '@/components/base/rich-text/card-rich-editor';
import { savePause } from '@/lib/base/content/client/use-draft';
import type { ContentDocument, ContentDraft } from '@/lib/base/content/contract';
import type { Language } from '@/lib/platform/shared/language';
import enText from '@/messages/en/base/rich-text.json';
import zh from '@/messages/zh/base/content-console.json';
import zhText from '@/messages/zh/base/rich-text.json';
import { type Answer, answerCalls } from './answers';
import { standInForDialogs } from './dialogs';
import { standInForEditor } from './editor';
import { renderIn } from './render';

/** Stand-ins for what the editor measures, and for dialogs. */
export function standInForBrowser(): void {
  standInForEditor();
  standInForDialogs();
}

export const pageText = (title: string, body: string) => ({ title, description: '', body });

/** A published page, in both languages. */
export const somePage: ContentDraft = {
  id: 'ticket-rules',
  kind: 'text',
  title: '票务规则',
  version: 2,
  publishedAt: '2026-11-20T10:00:00.000+08:00',
  hasDraft: false,
  isTranslated: true,
  editor: '林',
  updatedAt: '2026-11-20T10:00:00.000+08:00',
  document: {
    kind: 'text',
    zh: pageText('票务规则', '<p>一</p>'),
    en: pageText('Ticket rules', '<p>one</p>'),
    data: null,
  },
  revision: 5,
  versions: [
    { version: 2, author: '林', publishedAt: '2026-11-20T10:00:00.000+08:00' },
    { version: 1, author: null, publishedAt: '2026-11-19T10:00:00.000+08:00' },
  ],
};

/** A server with one page, with other answers where given; `made` are the inputs of a call. */
export function servePage(draft: ContentDraft, answers: Parameters<typeof answerCalls>[0] = {}) {
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

/** Opens a page in the console and waits for its editors. */
export async function openPage(draft: ContentDraft, language: Language = 'zh') {
  const shown = renderIn(language, <PageConsole draft={draft} parts={[]} items={items} />);
  const { loading } = language === 'zh' ? zhText : enText;
  await waitFor(() => expect(screen.queryByText(loading)).not.toBeInTheDocument());
  return shown;
}

/** A user with the test's clock. */
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** A pause after which changes are saved. */
export const pause = () => act(() => jest.advanceTimersByTimeAsync(savePause));

export const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

/** The Chinese title, in the console in Chinese. */
export const chineseTitle = () => panel(zh.languages.zh).getByLabelText(zh.fields.title);

/** The editor of the visible body. */
export const shownEditor = () =>
  (screen.getByRole('textbox', { name: zh.fields.body }) as HTMLElement & { editor: Editor }).editor;
