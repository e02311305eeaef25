import type { S3Options, S3Storage } from './s3-storage';
import type { Storage } from './storage';

/** Media in a bucket, whose SDK (one of the largest modules of a process) is loaded by the first call. */
export function bucketOnDemand(options: S3Options): Storage {
  let opened: Promise<S3Storage> | undefined;
  const bucket = () => {
    opened ??= import('./s3-storage').then(({ S3Storage }) => new S3Storage(options));
    return opened;
  };
  return {
    put: async (key, body) => (await bucket()).put(key, body),
    read: async (key, range) => (await bucket()).read(key, range),
    head: async (key) => (await bucket()).head(key),
    remove: async (key) => (await bucket()).remove(key),
    async *list(prefix) {
      yield* (await bucket()).list(prefix);
    },
    check: async () => (await bucket()).check(),
  };
}
