import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '@/lib/platform/server/env';
import { bucketOnDemand } from './bucket-on-demand';
import { DiskStorage } from './disk-storage';
import type { Storage } from './storage';

/** The bucket where one is configured, else the folder `media` in the data folder. */
export function openStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>, log: Logger): Storage {
  if (s3) return bucketOnDemand(s3);
  const disk = new DiskStorage(join(dataDir, 'media'));
  disk.removeAbandoned(Date.now()).catch((error: unknown) => {
    log.warn({ err: error }, 'unfinished media files of a former process stay');
  });
  return disk;
}
