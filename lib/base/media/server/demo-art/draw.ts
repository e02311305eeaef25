import sharp, { type Sharp } from 'sharp';
import { type FamilyName, families } from './families';
import type { Palette } from './palette';
import { seededRandom } from './random';
import type { Scene } from './scene';

/** One picture to be drawn: the same request gives the same bytes. */
export interface ArtRequest {
  seed: string;
  family: FamilyName;
  palette: Palette;
  /** Pixels. */
  width: number;
  height: number;
  /** Position of the main shape, 0 to 1 across and down; about the middle when left out. */
  focus?: { x: number; y: number };
  /** Fades the lower left into the ground colour, for text that is placed there. */
  calm?: boolean;
}

/** Draws a picture and returns it as JPEG. */
export async function drawArt(request: ArtRequest): Promise<Buffer> {
  const { width, height, palette } = request;
  const random = seededRandom(request.seed);
  const place = request.focus ?? { x: random.between(0.4, 0.6), y: random.between(0.44, 0.56) };
  const focus = { x: place.x * width, y: place.y * height };
  const scene: Scene = { width, height, unit: Math.min(width, height), focus, palette, random };
  const image = paint(scene, request.family);
  const finished = request.calm ? image.composite([{ input: veil(scene) }]) : image;
  return finished.jpeg({ quality: 82 }).toBuffer();
}

function paint(scene: Scene, family: FamilyName): Sharp {
  const { width, height, palette } = scene;
  const drawing = families[family](scene);
  if (drawing.kind === 'lines') {
    return sharp(svg(scene, `<rect width="100%" height="100%" fill="${palette.ground}"/>${drawing.body}`));
  }
  const image = sharp(drawing.bytes, { raw: { width: drawing.width, height: drawing.height, channels: 3 } });
  return drawing.enlarge ? image.resize(width, height, { fit: 'fill', kernel: drawing.enlarge }) : image;
}

/** The ground colour, opaque in the lower left corner and transparent before the focus. */
function veil(scene: Scene): Buffer {
  const { ground } = scene.palette;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${ground}" stop-opacity="${opacity}"/>`;
  return svg(
    scene,
    `<linearGradient id="veil" x1="0" y1="1" x2=".55" y2=".1">${stop(0.12, 0.92)}${stop(0.45, 0.6)}${stop(0.8, 0)}</linearGradient>` +
      '<rect width="100%" height="100%" fill="url(#veil)"/>',
  );
}

function svg({ width, height }: Scene, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
}
