import { goTo } from './go-to';
import { launchApp } from './launch-app';

jest.mock('./go-to', () => ({ goTo: jest.fn() }));

describe('a launch', () => {
  const stayed = jest.fn();
  const left = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    stayed.mockClear();
    left.mockClear();
    jest.mocked(goTo).mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('goes to the address, and says after 2,500 ms, once, that nobody left', () => {
    launchApp('lightfield://open', { onStayed: stayed, onLeft: left });
    expect(jest.mocked(goTo).mock.calls).toEqual([['lightfield://open']]);
    jest.advanceTimersByTime(2499);
    expect(stayed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(stayed).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(stayed).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
  });

  test('waits as long as it is told', () => {
    launchApp('lightfield://open', { onStayed: stayed, timeout: 2000 });
    jest.advanceTimersByTime(2000);
    expect(stayed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['is covered', () => window.dispatchEvent(new Event('blur'))],
    ['is hidden', () => showPage('hidden')],
  ])('that worked is told once: the page %s', (_, leave) => {
    launchApp('lightfield://open', { onStayed: stayed, onLeft: left });
    leave();
    leave();
    jest.runAllTimers();
    expect(stayed).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledTimes(1);
  });

  test('is not taken for one that worked because the page shows again', () => {
    launchApp('lightfield://open', { onStayed: stayed, onLeft: left });
    showPage('visible');
    jest.runAllTimers();
    expect(stayed).toHaveBeenCalledTimes(1);
  });

  test('that is called off says nothing', () => {
    launchApp('lightfield://open', { onStayed: stayed, onLeft: left })();
    jest.runAllTimers();
    expect(stayed).not.toHaveBeenCalled();
  });
});

function showPage(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
