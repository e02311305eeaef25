import { afterLoad } from './after-load';

const work = jest.fn();
const state = () => jest.spyOn(document, 'readyState', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  work.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('waits until the page has loaded, and a moment', () => {
  state().mockReturnValue('interactive');
  afterLoad(work);
  jest.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test('on a page that has loaded it waits a moment', () => {
  state().mockReturnValue('complete');
  afterLoad(work);
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['interactive', 'complete'] as const)('called off it does nothing (%s)', (readyState) => {
  state().mockReturnValue(readyState);
  afterLoad(work)();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
