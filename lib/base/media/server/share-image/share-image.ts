import { createHash } from 'node:crypto';
import type { FamilyName } from '../demo-art/families';
import type { Palette } from '../demo-art/palette';

/** What a share image shows: words over a picture of light, with the mark and the name of the site. */
export interface ShareImage {
  /** Large, in two or three lines; `\n` breaks one. */
  title: string;
  /** Small, one or two lines below the title. */
  line: string;
  siteName: string;
  art: { family: FamilyName; palette: Palette; seed: string };
}

/** To be raised with every change of how they are drawn: what was drawn before is then drawn anew. */
const drawing = 1;

/** Names what an image shows: another one for other words, for another picture, for another way of drawing. */
export function shareImageHash(image: ShareImage): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, image.title, image.line, image.siteName, image.art]))
    .digest('hex')
    .slice(0, 20);
}
