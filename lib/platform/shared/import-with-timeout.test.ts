import { ChunkError } from './chunk-error';
import { chunkTimeout, importWithTimeout } from './import-with-timeout';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => {
  jest.useRealTimers();
});

test('hands the module on and leaves no timer behind', async () => {
  jest.useFakeTimers();
  await expect(importWithTimeout(async () => ({ Part: 1 }), 'part')).resolves.toEqual({ Part: 1 });
  expect(jest.getTimerCount()).toBe(0);
});

test('a file that does not load fails as error, with its cause', async () => {
  const cause = new Error('Failed to load chunk /_next/static/chunks/7.js');
  const error = await failure(importWithTimeout(() => Promise.reject(cause), '7'));
  expect(error).toBeInstanceOf(ChunkError);
  expect(error).toMatchObject({ message: 'Loading chunk 7 failed (error)', chunk: '7', type: 'error', cause });
});

test.each([
  ['a file without a module', async () => undefined],
  [
    'a file of an older release',
    () => Promise.reject(new Error('Module 42 was instantiated, but the module factory is not available.')),
  ],
])('%s fails as missing', async (_, load) => {
  const error = await failure(importWithTimeout<unknown>(load, '7'));
  expect(error).toMatchObject({ message: 'Loading chunk 7 failed (missing)', type: 'missing' });
});

test('a file that does not come fails as timeout after 120 s, not before', async () => {
  jest.useFakeTimers();
  expect(chunkTimeout).toBe(120_000);
  const settled = jest.fn();
  const outcome = failure(importWithTimeout(() => new Promise(() => undefined), '7'));
  outcome.then(settled);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ message: 'Loading chunk 7 failed (timeout)', type: 'timeout' });
});

test('a loader that throws at once fails as error too', async () => {
  const error = await failure(
    importWithTimeout(() => {
      throw new Error('no loader');
    }, '7'),
  );
  expect(error).toMatchObject({ type: 'error' });
});
