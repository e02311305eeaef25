import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { type PictureSide, sidesOf } from '../codes';
import { storePaperPicture } from './paper-pictures';
import { openFacts } from './private-facts';

/**
 * Draws the pictures of an application of the demonstration, and stores them like those of any other. One that was decided on
 * meanwhile stays without.
 */
export const drawSpecimens = defineJob({
  kind: 'verification.draw-specimens',
  payload: z.object({ applicationId: z.string().regex(/^verification-\d+$/) }),
  async run({ db }, { applicationId: id }) {
    const application = await db.read
      .selectFrom('verification_application')
      .select(['id', 'kind', 'sealed'])
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (!application) return;
    for (const side of sidesOf(application.kind, openFacts(application)?.paper ?? null)) {
      const picture = await storePaperPicture(id, side, await drawSpecimen(side));
      await db.transaction((tx) =>
        tx
          .insertInto('verification_picture')
          .values({ id: uuid(), application_id: id, ...picture })
          .onConflict((conflict) => conflict.columns(['application_id', 'side']).doNothing())
          .execute(),
      );
    }
  },
});

/** A JPEG that has the look of a paper, without a word on it: no font is needed, and nobody could take it for somebody's. */
async function drawSpecimen(side: PictureSide): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await sharp(Buffer.from(shapes[side])).jpeg({ quality: 80 }).toBuffer();
  return new Uint8Array(drawn);
}

/** Written lines, as bars of these widths from a place down. */
const lines = (x: number, y: number, gap: number, widths: readonly number[]) =>
  widths
    .map((width, at) => `<rect x="${x}" y="${y + at * gap}" width="${width}" height="18" rx="9" fill="#3b4658"/>`)
    .join('');

/** Stripes over the whole picture, which say that it is no real paper. */
const struck = (width: number, height: number) =>
  `<path d="M0 ${height} L${width} 0" stroke="#c8321e" stroke-opacity=".55" stroke-width="44"/>`;

const sheet = (width: number, height: number, tint: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${tint}"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="18" fill="none" stroke="#8b97aa" stroke-width="4"/>
    ${content}${struck(width, height)}
  </svg>`;

const face =
  '<rect x="80" y="170" width="300" height="400" fill="#d5dce6"/><circle cx="230" cy="330" r="84" fill="#8b97aa"/><path d="M100 570c10-110 70-150 130-150s120 40 130 150z" fill="#8b97aa"/>';
const emblem = '<circle cx="500" cy="190" r="74" fill="#c8321e"/><circle cx="500" cy="190" r="46" fill="#f1c40f"/>';
const seal = '<circle cx="730" cy="1130" r="120" fill="none" stroke="#c8321e" stroke-width="14"/>';

const shapes: Readonly<Record<PictureSide, string>> = {
  front: sheet(
    1200,
    800,
    '#eef3f0',
    face + lines(460, 190, 70, [300, 520, 420, 560, 380]) + lines(80, 660, 50, [1040, 1040]),
  ),
  back: sheet(1200, 800, '#eef3f0', lines(460, 560, 70, [420, 520])),
  licence: sheet(
    1000,
    1400,
    '#fbf6e9',
    emblem + lines(260, 320, 60, [480]) + lines(110, 470, 80, [620, 700, 540, 660, 480, 720]) + seal,
  ),
  authority: sheet(
    1000,
    1400,
    '#ffffff',
    lines(360, 160, 60, [280]) + lines(110, 300, 70, [780, 780, 740, 780, 520]) + seal,
  ),
};
