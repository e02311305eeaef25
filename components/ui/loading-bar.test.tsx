import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beginLoading, loadingLinger } from '@/lib/platform/client/loading';
import { LoadingBar } from './loading-bar';

test('shows while a request runs and 600 ms after, outside the flow of the page', () => {
  jest.useFakeTimers();
  render(<LoadingBar label="正在加载" />);
  expect(screen.queryByRole('progressbar')).toBeNull();

  let end: () => void = () => undefined;
  act(() => {
    end = beginLoading();
  });
  expect(screen.getByRole('progressbar', { name: '正在加载' })).toBeVisible();
  // Outside every landmark only a live region is allowed.
  expect(screen.getByRole('status')).toHaveClass('fixed', 'pointer-events-none');

  act(() => {
    end();
    jest.advanceTimersByTime(loadingLinger - 1);
  });
  expect(screen.getByRole('progressbar')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  jest.useRealTimers();
});

test('is not in the HTML of the server', () => {
  const end = beginLoading();
  expect(renderToString(<LoadingBar label="正在加载" />)).toBe('');
  end();
});
