import { beginLoading, loading } from './loading';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('shows from the first request until 600 ms after the last one ended', () => {
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  expect(loading.isShown()).toBe(true);

  endFirst();
  jest.advanceTimersByTime(5_000);
  expect(loading.isShown()).toBe(true);

  endSecond();
  jest.advanceTimersByTime(599);
  expect(loading.isShown()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(loading.isShown()).toBe(false);
});

test('a request within the 600 ms keeps it open, without a flicker', () => {
  const seen: boolean[] = [];
  const unsubscribe = loading.subscribe(() => seen.push(loading.isShown()));
  beginLoading()();
  jest.advanceTimersByTime(599);
  const end = beginLoading();
  jest.advanceTimersByTime(10_000);
  end();
  jest.advanceTimersByTime(600);
  unsubscribe();
  expect(seen).toEqual([true, false]);
});

test('ending a request twice counts once', () => {
  const end = beginLoading();
  const other = beginLoading();
  end();
  end();
  jest.advanceTimersByTime(600);
  expect(loading.isShown()).toBe(true);
  other();
});

test('on the server it never shows', () => {
  beginLoading()();
  expect(loading.isShownOnServer()).toBe(false);
});
