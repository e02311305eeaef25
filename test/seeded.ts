import type { DemonstrationPicture } from '@/lib/app/demonstration-pictures';
import { seedDemonstration } from '@/lib/app/seeds';
import { nightPalettes } from '@/lib/base/media/server/demo-art/palette';
import type { Database } from '@/lib/platform/server/db/database';
import { testContext } from './context';

const small = { family: 'tiles', palette: nightPalettes[0], width: 48, height: 32 } as const;
/** Drawn instead of the demonstration's, which take long. */
export const pictures: DemonstrationPicture[] = ['a', 'b', 'c', 'd'].map((name) => ({
  key: `works/${name}.jpg`,
  art: { ...small, seed: name },
}));

/** A storage in memory, which can fail after some pictures. */
export function memoryStorage(breakAfter = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, unknown>();
  return {
    kept,
    head: async (key: string) => (kept.has(key) ? { size: 1, etag: '"1"', lastModified: 0 } : null),
    put: async (key: string, body: unknown) => {
      if (kept.size >= breakAfter) throw new Error('disk full');
      kept.set(key, body);
    },
  };
}

/**
 * Writes the demonstration; false when it exists already. `show` gets the logins. Passwords are hashed, slowly: a block
 * that calls this takes up to 30 seconds.
 */
export function seed(node: Database, show: (text: string) => void = () => {}, storage = memoryStorage()) {
  return seedDemonstration({ context: testContext(node), storage, password: null, show, pictures });
}
