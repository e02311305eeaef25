import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { S3Storage } from '@/lib/base/media/server/s3-storage';
import type { Storage } from '@/lib/base/media/server/storage';
import { startS3 } from './s3';

/**
 * Describes the same behaviour with media on the local disk and in an S3-compatible bucket, each empty at first.
 * `storage()` may be called inside tests and hooks.
 */
export function describeOnBothStorages(title: string, body: (storage: () => Storage) => void): void {
  describe.each([
    ['disk', newDisk],
    ['S3', newS3],
  ])(`${title} on %s`, (_name, open) => {
    let opened: Awaited<ReturnType<typeof open>>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.remove());

    body(() => opened.storage);
  });
}

async function newDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'lightfield-media-'));
  return { storage: new DiskStorage(join(folder, 'media')), remove: () => rm(folder, { recursive: true }) };
}

/** Its listings have pages of two, so that a listing of three has several. */
async function newS3() {
  const { options, stop } = await startS3();
  return { storage: new S3Storage({ ...options, listPage: 2 }), remove: stop };
}
