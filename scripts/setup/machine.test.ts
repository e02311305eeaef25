import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDisk, checkNode, leastFreeMegabytes } from './machine.mjs';
import { Stop } from './stop.mjs';

test.each(['20.0.0', '22.15.1', '24.21.0', '100.0.0'])('takes Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['18.20.8', '19.9.0', '9.0.0'])('names the cure for Node %s', (version) => {
  expect(() => checkNode(version)).toThrow(Stop);
  expect(() => checkNode(version)).toThrow(
    /^Node \S+ is too old: install Node 20 or newer [^.]+\.org and try again\.$/,
  );
});

test('names the cure for a full disk, also for a folder that is not there yet', () => {
  const folder = join(tmpdir(), 'not', 'there', 'yet');
  expect(() => checkDisk(folder, () => leastFreeMegabytes)).not.toThrow();
  expect(() => checkDisk(folder, () => leastFreeMegabytes - 1)).toThrow(Stop);
  expect(() => checkDisk(folder, () => 12)).toThrow(`The disk that holds ${folder} has 12 MB left`);
});

test('measures the disk of the nearest folder that is there', () => {
  const measured: string[] = [];
  checkDisk(join(tmpdir(), 'not', 'there', 'yet'), (folder: string) => {
    measured.push(folder);
    return 10_000;
  });
  expect(measured).toEqual([tmpdir()]);
});
