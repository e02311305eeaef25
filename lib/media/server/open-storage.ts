import { join } from 'node:path';
import type { Env } from '@/lib/platform/server/env';
import { DiskStorage } from './disk-storage';
import { S3Storage } from './s3-storage';
import type { Storage } from './storage';

/** The bucket where one is configured, else the folder `media` in the data folder. */
export function openStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Storage {
  return s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'media'));
}
