import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { createMedia, type Media } from '@/lib/base/media/server/media';

/** Gives the process an empty media storage for each test of a block. */
export function useMediaFolder(): void {
  const slot = globalThis as typeof globalThis & { lightfieldMedia?: Media };
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lightfield-media-'));
    slot.lightfieldMedia = createMedia(new DiskStorage(folder));
  });
  afterEach(async () => {
    slot.lightfieldMedia = undefined;
    await rm(folder, { recursive: true });
  });
}
