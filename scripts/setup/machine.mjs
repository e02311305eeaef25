import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Stop } from './stop.mjs';

const oldestNode = 20;
export const leastFreeMegabytes = 500;

/**
 * Number of parallel tests in jest: half as many more than there are cores, since tests also wait for disks and pauses.
 */
export const testWorkers = Math.floor(availableParallelism() * 1.5);

/** Stops when the machine's Node is too old to install the project's own. */
export function checkNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) < oldestNode) {
    throw new Stop(
      `Node ${version} is too old: install Node ${oldestNode} or newer from https://nodejs.org and try again.`,
    );
  }
}

/** Stops when the disk of `folder` (which need not exist yet) is nearly full. */
export function checkDisk(folder, readFree = freeMegabytes) {
  const free = readFree(nearestExisting(folder));
  if (free < leastFreeMegabytes) {
    throw new Stop(
      `The disk that holds ${folder} has ${free} MB left and Lightfield needs ${leastFreeMegabytes} MB: free some space and try again.`,
    );
  }
}

function freeMegabytes(folder) {
  const disk = fs.statfsSync(folder);
  return Math.floor((disk.bavail * disk.bsize) / 1_000_000);
}

function nearestExisting(folder) {
  return fs.existsSync(folder) ? folder : nearestExisting(dirname(folder));
}
