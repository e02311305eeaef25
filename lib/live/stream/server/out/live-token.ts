import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import { seal, unseal } from '@/lib/platform/server/sealed';
import { siteSecret } from '@/lib/platform/server/site-secret';

/** What a signed path of a stream says. */
const liveToken = z.object({
  /** The viewing, which is counted: random. */
  viewing: z.string(),
  /** Empty for visitors. */
  personId: z.string(),
  /** Milliseconds UTC. */
  expiresAt: z.number(),
  /** It is of a preview: whoever has it needs no admission until it expires. */
  isPreview: z.boolean(),
  /** It is of all that was recorded, for the host of the broadcast, who cuts it. */
  isRecording: z.boolean().default(false),
});
export type LiveToken = z.input<typeof liveToken>;

/**
 * The path below which a stream is served for one viewing. It does not grant access by itself: each request checks whether the
 * viewer may watch (`serve-live.ts`).
 */
export async function signLivePath(parts: Pick<Context, 'db'>, broadcastId: string, token: LiveToken): Promise<string> {
  return `/play/live/${broadcastId}/${seal(await keyOf(parts), broadcastId, JSON.stringify(token))}/`;
}

/** The content of a token for a broadcast; null for a forged or modified one, or one of another broadcast. */
export async function readLiveToken(
  parts: Pick<Context, 'db'>,
  broadcastId: string,
  token: string,
): Promise<LiveToken | null> {
  const said = unseal(await keyOf(parts), broadcastId, token);
  return said === null ? null : liveToken.parse(JSON.parse(said));
}

async function keyOf({ db }: Pick<Context, 'db'>): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await siteSecret(db, 'playback'), '', 'lightfield live paths', 32));
}
