import { createHash } from 'node:crypto';
import type { FamilyName } from '../demo-art/families';
import type { Palette } from '../demo-art/palette';

/** Content of a share image: text over a picture, with the logo and the name of the site. */
export interface ShareImage {
  /** Large, in two or three lines; `\n` breaks one. */
  title: string;
  /** Small, one or two lines below the title. */
  line: string;
  siteName: string;
  art: { family: FamilyName; palette: Palette; seed: string };
}

/** Increase with every change of the drawing, so that older images are drawn again. */
const drawing = 1;

/** Hash of an image's content: changes with text, picture and drawing version. */
export function shareImageHash(image: ShareImage): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, image.title, image.line, image.siteName, image.art]))
    .digest('hex')
    .slice(0, 20);
}
