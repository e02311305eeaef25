import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPart, streamFile } from './stream-file';

const size = 3 * 256 * 1024 + 5;
let folder: string;
let file: FileHandle;
let read: jest.SpyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lightfield-stream-'));
  await writeFile(join(folder, 'film'), Buffer.alloc(size, 'light'));
  file = await open(join(folder, 'film'));
  read = jest.spyOn(file, 'read');
});
afterEach(async () => {
  await file.close();
  await rm(folder, { recursive: true });
});

const isClosed = () => file.fd === -1;

test('reads a chunk only when it is asked for, and closes the file at the end', async () => {
  const reader = streamFile(file, 0, size).getReader();
  await new Promise((resolve) => setImmediate(resolve));
  expect(read).toHaveBeenCalledTimes(0);
  expect((await reader.read()).value?.length).toBe(256 * 1024);
  expect(read).toHaveBeenCalledTimes(1);
  expect(isClosed()).toBe(false);
  let length = 256 * 1024;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) length += chunk.value.length;
  expect(length).toBe(size);
  expect(isClosed()).toBe(true);
});

test('closes the file when the reader gives up', async () => {
  const reader = streamFile(file, 0, size).getReader();
  await reader.read();
  await reader.cancel();
  expect(isClosed()).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
});

test('closes the file when it cannot be read', async () => {
  read.mockRejectedValueOnce(new Error('the disk is on fire'));
  const reader = streamFile(file, 0, size).getReader();
  await expect(reader.read()).rejects.toThrow('the disk is on fire');
  expect(isClosed()).toBe(true);
});

test('does not wait for bytes that a file no longer has', async () => {
  await expect(readPart(file, size - 5, size + 5)).rejects.toThrow('became shorter');
});
