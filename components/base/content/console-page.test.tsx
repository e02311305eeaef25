import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContentDocument, ContentDraft } from '@/lib/base/content/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/base/content-console.json';
import client from '@/messages/zh/platform/client.json';
import {
  chineseTitle,
  openPage,
  pageText,
  panel,
  pause,
  servePage,
  shownEditor,
  somePage,
  standInForBrowser,
  user,
} from '@/test/content-page';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => ({ push, replace: push, refresh: () => {} }),
}));
standInForBrowser();

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
  const { made } = servePage(somePage);
  await openPage(somePage);
  await user.type(chineseTitle(), '（新）');
  await user.click(screen.getByRole('tab', { name: zh.languages.en }));
  await user.type(panel(zh.languages.en).getByLabelText(zh.fields.title), ', new');
  act(() => void shownEditor().commands.setContent('<p>two</p>', { emitUpdate: true }));
  await user.click(screen.getByRole('tab', { name: zh.languages.zh }));
  expect(chineseTitle()).toHaveValue('票务规则（新）');
  expect(screen.getByText(zh.saveState.unsaved)).toBeVisible();
  await pause();
  expect(await screen.findByText(zh.saveState.saved.replace('{time}', '14:02'))).toBeVisible();
  expect(made('save')).toEqual([
    {
      id: 'ticket-rules',
      revision: 5,
      document: {
        kind: 'text',
        zh: pageText('票务规则（新）', '<p>一</p>'),
        en: pageText('Ticket rules, new', '<p>two</p>'),
        data: null,
      },
    },
  ]);
});

test('opening a page and looking at it changes nothing', async () => {
  const loose = '一<ul><li>a</li></ul><blockquote>b</blockquote>';
  const draft = { ...somePage, document: { ...somePage.document, zh: pageText('题', loose) } as ContentDocument };
  const { made } = servePage(draft);
  await openPage(draft);
  act(() => void shownEditor().commands.focus('end'));
  await pause();
  expect(screen.getByText(zh.saveState.published.replace('{version}', '2'))).toBeVisible();
  expect(made('save')).toEqual([]);
});

test('a save that fails says so, warns who leaves, and is tried again', async () => {
  let isOffline = true;
  const { made } = servePage(somePage, {
    '/api/content/save': ({ document }) =>
      isOffline ? 'offline' : { data: { ...somePage, revision: 6, hasDraft: true, document } },
  });
  await openPage(somePage);
  await user.type(chineseTitle(), '！');
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
  const { made } = servePage(somePage);
  await openPage(somePage);
  await user.type(chineseTitle(), '！');
  await user.click(screen.getByRole('link', { name: zh.title }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/staff/content'));
  expect(made('save')).toHaveLength(1);
});

const theirs: ContentDraft = {
  ...somePage,
  revision: 9,
  editor: '周',
  updatedAt: '2026-11-20T13:00:00.000+08:00',
  document: { ...somePage.document, zh: pageText('周的标题', '<p>周</p>') } as ContentDocument,
};

async function meetTheirs() {
  let asked = 0;
  const { made } = servePage(somePage, {
    // Read once with the page, then after the rejection.
    '/api/content/draft': () => ({ data: ++asked === 1 ? somePage : theirs }),
    '/api/content/save': ({ revision, document }) =>
      revision === 9 ? { data: { ...theirs, revision: 10, document, hasDraft: true } } : { code: 'Changed' },
  });
  await openPage(somePage);
  await user.type(chineseTitle(), '（我的）');
  await pause();
  expect(await screen.findByRole('heading', { name: /周.*2026-11-20 13:00/ })).toBeVisible();
  expect(chineseTitle()).toHaveValue('票务规则（我的）');
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
  expect(chineseTitle()).toHaveValue('周的标题');
  await user.click(await screen.findByRole('button', { name: zh.copy.copy }));
  await waitFor(() => expect(toastQueue.waiting()).toEqual([zh.copy.copied]));
  expect(written).toHaveBeenCalledWith(expect.stringContaining('票务规则（我的）'));
  await user.click(screen.getByRole('button', { name: zh.copy.put }));
  expect(chineseTitle()).toHaveValue('票务规则（我的）');
  await user.click(await screen.findByRole('button', { name: zh.copy.drop }));
  expect(screen.queryByRole('button', { name: zh.copy.put })).not.toBeInTheDocument();
});

test('a text that an earlier visit could not save is offered again', async () => {
  servePage(somePage, { '/api/content/save': 'offline' });
  const { unmount } = await openPage(somePage);
  await user.type(chineseTitle(), '！');
  await pause();
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await openPage(somePage);
  expect(chineseTitle()).toHaveValue('票务规则');
  await user.click(await screen.findByRole('button', { name: zh.copy.put }));
  expect(chineseTitle()).toHaveValue('票务规则！');
});

test('the tabs are worked with arrows', async () => {
  servePage(somePage);
  await openPage(somePage);
  screen.getByRole('tab', { name: zh.languages.zh }).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: zh.languages.en })).toHaveFocus();
});
