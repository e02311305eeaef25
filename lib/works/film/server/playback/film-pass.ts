import { z } from 'zod';
import { openText, sealText } from '@/lib/platform/server/secret-box';

/** Who may watch a film by a pass, which work it is, and until when (ms). */
const filmPass = z.object({ videoId: z.string(), viewer: z.string(), expiresAt: z.number() });
export type FilmPass = z.output<typeof filmPass>;

const place = 'film/pass';
/** Stands in the path of a film where the id of its work stands otherwise. */
const noWork = 'pass';

/** The path below which a film is served to who has a pass: `/play/pass/<box>/`, in which only the product reads which work it is. */
export const passPath = (pass: FilmPass) => `/play/${noWork}/${sealText(JSON.stringify(pass), place)}/`;

/** The pass in a path; undefined where the path names its work, null for a forged or modified one. */
export function readPass({ videoId, token }: { videoId: string; token: string }): FilmPass | null | undefined {
  if (videoId !== noWork) return undefined;
  try {
    return filmPass.parse(JSON.parse(openText(token, place)));
  } catch {
    return null;
  }
}
