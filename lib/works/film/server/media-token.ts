import { seal, unseal } from '@/lib/platform/server/sealed';

/** Viewer and validity of a signed path. */
export interface MediaToken {
  /** A person's id; empty for visitors. */
  viewer: string;
  /** Milliseconds UTC. */
  expiresAt: number;
}

/**
 * The path below which a film is served for some time, `/play/<videoId>/<token>/`. It does not grant access by itself:
 * each request checks whether the viewer may see the work (`playback/serve-play.ts`).
 *
 * @param key `playSecrets(context)`, `paths`
 */
export function signMediaPath(key: Buffer, videoId: string, viewer: string, expiresAt: number): string {
  return `/play/${videoId}/${seal(key, videoId, `${expiresAt} ${viewer}`)}/`;
}

/** The content of a token for a work; null for a forged or modified one, or one of another work. */
export function readMediaToken(key: Buffer, videoId: string, token: string): MediaToken | null {
  const said = unseal(key, videoId, token);
  const [, expiresAt, viewer] = (said !== null && /^(\d{1,16}) (.*)$/s.exec(said)) || [];
  return expiresAt === undefined || viewer === undefined ? null : { viewer, expiresAt: Number(expiresAt) };
}
