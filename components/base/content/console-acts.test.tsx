import { screen, waitFor, within } from '@testing-library/react';
import { toastQueue } from '@/lib/platform/client/toast';
import en from '@/messages/en/base/content-console.json';
import zh from '@/messages/zh/base/content-console.json';
import {
  chineseTitle,
  openPage,
  pageText,
  panel,
  servePage,
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

test('publishing asks, saves what is typed, and says which version it is', async () => {
  const { made } = servePage(somePage);
  await openPage(somePage);
  expect(screen.getByRole('button', { name: zh.acts.publish })).toBeDisabled();
  await user.type(chineseTitle(), '！');
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
  const draft = { ...somePage, hasDraft: true };
  servePage(draft, { '/api/content/publish': { code: '400', fields: [{ field: 'en.body', rule: 'required' }] } });
  await openPage(draft, 'en');
  await user.click(screen.getByRole('button', { name: en.acts.publish }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.acts.publish }));
  expect(await screen.findByText(en.acts.refused)).toBeVisible();
  const marked = en.languages.check.replace('{language}', en.languages.en);
  expect(screen.getByRole('tab', { name: marked })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: en.languages.zh })).toHaveAttribute('aria-selected', 'false');
  expect(panel(marked).getByText(en.rules.required)).toBeVisible();
});

test('a version is restored once it is confirmed, and the text before stays in the tab', async () => {
  const restored = {
    ...somePage,
    revision: 6,
    hasDraft: true,
    document: { ...somePage.document, zh: pageText('旧', '<p>旧</p>') },
  };
  const { made } = servePage(somePage, { '/api/content/restore': { data: restored } });
  await openPage(somePage);
  await user.click(screen.getByRole('button', { name: zh.acts.restoreLabel.replace('{version}', '1') }));
  expect(made('restore')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.acts.restore }));
  await waitFor(() => expect(chineseTitle()).toHaveValue('旧'));
  expect(made('restore')).toEqual([{ id: 'ticket-rules', revision: '5', version: '1' }]);
  expect(await screen.findByRole('button', { name: zh.copy.put })).toBeVisible();
});

test('a page that was never published is deleted with its draft', async () => {
  const draft = { ...somePage, version: null, publishedAt: null, hasDraft: true, versions: [] };
  servePage(draft, { '/api/content/discard': { data: null } });
  await openPage(draft);
  await user.click(screen.getByRole('button', { name: zh.acts.discard }));
  const dialog = screen.getByRole('alertdialog', { name: zh.acts.discardTitle });
  expect(dialog).toHaveTextContent(zh.acts.discardNewText);
  await user.click(within(dialog).getByRole('button', { name: zh.acts.discard }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/staff/content'));
  expect(toastQueue.waiting()).toEqual([zh.acts.dropped]);
});

test('the preview opens in a tab of its own once all is saved', async () => {
  const { made } = servePage(somePage);
  await openPage(somePage);
  const replace = jest.fn();
  const opened = jest.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
  const link = screen.getByRole('link', { name: zh.acts.preview });
  expect(link).toHaveAttribute('href', '/staff/content/ticket-rules/preview?language=zh');
  expect(link).toHaveAttribute('target', '_blank');
  await user.type(chineseTitle(), '！');
  await user.click(link);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/\/preview\?language=zh$/)));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(made('save')).toHaveLength(1);
});
