import { hkdfSync } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import { siteSecret } from '@/lib/platform/server/site-secret';

/** Keys for signatures of the player, one for each purpose. */
export interface PlaySecrets {
  /** For signed paths (`media-token.ts`). */
  paths: Buffer;
  /** For tickets of viewings. */
  tickets: Buffer;
}

/** The keys of a database, the same on all nodes. Not inside a transaction. */
export async function playSecrets({ db }: Pick<Context, 'db'>): Promise<PlaySecrets> {
  return deriveKeys(await siteSecret(db, 'playback'));
}

function deriveKeys(secret: string): PlaySecrets {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `lightfield video ${use}`, 32));
  return { paths: keyFor('paths'), tickets: keyFor('tickets') };
}
