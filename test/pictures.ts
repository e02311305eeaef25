import sharp from 'sharp';

/** A picture of one colour, as a jpg. */
export function plainPicture(background: string, { width = 900, height = 600 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** An animation whose frames are grey, lighter each time, 80 ms apart. */
export async function animation(
  frames: number,
  format: 'gif' | 'webp' = 'gif',
  { width = 120, height = 90 } = {},
): Promise<Buffer> {
  const shades = Array.from({ length: frames }, (_, index) => Math.round((index * 255) / frames));
  const pictures = shades.map((r) =>
    sharp({ create: { width, height, channels: 3, background: { r, g: r, b: r } } })
      .png()
      .toBuffer(),
  );
  const joined = sharp(await Promise.all(pictures), { join: { animated: true } });
  const delay = shades.map(() => 80);
  return format === 'gif' ? joined.gif({ delay }).toBuffer() : joined.webp({ delay }).toBuffer();
}

/** The colour in the middle of a picture's first frame. */
export async function middleColour(picture: Uint8Array): Promise<{ r: number; g: number; b: number }> {
  const { data, info } = await sharp(picture)
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = -1, g = -1, b = -1] = data.subarray(at, at + 3);
  return { r, g, b };
}
