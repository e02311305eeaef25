import { whenIdle } from './when-idle';

const work = jest.fn();
beforeEach(() => work.mockClear());
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

test('waits for the browser to say so, two seconds at most', () => {
  const request = jest.fn().mockReturnValue(7);
  const cancel = jest.fn();
  Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
  const callOff = whenIdle(work);
  expect(request).toHaveBeenCalledWith(work, { timeout: 2000 });
  callOff();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('waits a little where the browser does not say; called off, it does nothing', () => {
  jest.useFakeTimers();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
  whenIdle(work)();
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
