import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { reloadPage } from '@/lib/platform/client/reload-page';
import { ErrorPage } from './error-page';

jest.mock('@/lib/platform/client/reload-page', () => ({ reloadPage: jest.fn() }));

const lost = Object.assign(new Error('Failed to load chunk /_next/static/chunks/2a9.js from module 7'), {
  name: 'ChunkLoadError',
});
const bug = new TypeError('x is undefined');

test.each([
  ['/Find', bug, '页面出了点问题', '重试', '/'],
  ['/en/Find', bug, 'Something went wrong on this page', 'Try again', '/en'],
  ['/type', lost, '加载模块 2a9 失败（加载出错）', '重试', '/'],
  ['/en/type', lost, 'Loading chunk 2a9 failed (error)', 'Try again', '/en'],
])('at %s it says what is the matter, in its language, with the ways on', (path, error, title, retry, home) => {
  window.history.replaceState(null, '', path);
  render(<ErrorPage error={error} retry={jest.fn()} />);
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1, name: title }));
  expect(screen.getByRole('button', { name: retry })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', home);
});

test('the first try draws the page once more, the next one loads it anew', async () => {
  window.history.replaceState(null, '', '/hotList/week');
  const retry = jest.fn();
  const first = render(<ErrorPage error={bug} retry={retry} />);
  await userEvent.click(screen.getByRole('button'));
  expect([retry.mock.calls.length, jest.mocked(reloadPage).mock.calls.length]).toEqual([1, 0]);
  first.unmount();
  render(<ErrorPage error={bug} retry={retry} />);
  await userEvent.click(screen.getByRole('button'));
  expect([retry.mock.calls.length, jest.mocked(reloadPage).mock.calls.length]).toEqual([1, 1]);
});

test("the server's page, which is the same for all addresses, is in Chinese", () => {
  expect(renderToString(<ErrorPage error={bug} retry={jest.fn()} />)).toContain('页面出了点问题');
});
