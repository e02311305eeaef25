import { seal, unseal } from '@/lib/platform/server/sealed';

/** For whom a signed path is, and until when. */
export interface MediaToken {
  /** A person's id; empty for everybody. */
  viewer: string;
  /** Milliseconds UTC. */
  expiresAt: number;
}

/**
 * The path below which a film is served for some time, `/play/<videoId>/<token>/`. It is no right by itself: at each
 * request the work is asked whether the viewer may still see it (`playback/serve-play.ts`).
 *
 * @param key `playSecrets(context)`, `paths`
 */
export function signMediaPath(key: Buffer, videoId: string, viewer: string, expiresAt: number): string {
  return `/play/${videoId}/${seal(key, videoId, `${expiresAt} ${viewer}`)}/`;
}

/** What a token says of a work; null for one that is not ours, was changed, or is another work's. */
export function readMediaToken(key: Buffer, videoId: string, token: string): MediaToken | null {
  const said = unseal(key, videoId, token);
  const [, expiresAt, viewer] = (said !== null && /^(\d{1,16}) (.*)$/s.exec(said)) || [];
  return expiresAt === undefined || viewer === undefined ? null : { viewer, expiresAt: Number(expiresAt) };
}
