import { waitFor } from '@testing-library/react';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { tryAgain } from './faults';
import { loadPart } from './load-part';
import { reloadPage } from './reload-page';
import { toastQueue } from './toast';

jest.mock('./reload-page', () => ({ reloadPage: jest.fn() }));
const reload = jest.mocked(reloadPage);

let onLine = true;
beforeEach(() => {
  onLine = true;
  reload.mockClear();
  document.documentElement.lang = 'zh-CN';
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
});

/** The toast on the screen, and the effect of its 'try again'. */
async function told() {
  await waitFor(() => expect(toastQueue.waiting()).not.toEqual([]));
  const [text = ''] = toastQueue.take();
  const retry = toastQueue.retryOf(text);
  toastQueue.gone(text);
  return { text, retry };
}

test('a part that does not come is told in the language of the page; trying again brings it, with what it was for', async () => {
  const load = jest.fn<Promise<{ Sheet: string }>, []>().mockResolvedValue({ Sheet: 'there' });
  load.mockRejectedValueOnce(new Error('Failed to load chunk'));
  const take = jest.fn();
  loadPart(load, 'sheet', take);
  const { text, retry } = await told();
  expect([text, take.mock.calls.length]).toEqual(['加载模块 sheet 失败（加载出错）', 0]);
  retry?.();
  await waitFor(() => expect(take).toHaveBeenCalledWith({ Sheet: 'there' }));
  expect([toastQueue.waiting(), reload.mock.calls.length]).toEqual([[], 0]);
});

test('one that fails again ends in the page loaded anew, but not without a connection', async () => {
  const load = jest.fn<Promise<object>, []>().mockRejectedValue(new Error('Failed to load chunk'));
  loadPart(load, 'gone', jest.fn());
  (await told()).retry?.();
  const second = await told();
  onLine = false;
  second.retry?.();
  const third = await told();
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0]);
  onLine = true;
  third.retry?.();
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
});

test.each(['missing', 'timeout'] as const)('what is %s is not asked for in its place', (type) => {
  const attempt = jest.fn();
  tryAgain(new ChunkError('x', type), attempt);
  expect([attempt.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});
