import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { webManifest } from './web-manifest';

const inPublic = (path: string) => join(process.cwd(), 'public', path);

test('says both names, the home page, and what installing needs', () => {
  expect(webManifest()).toMatchObject({
    name: '光场 Lightfield',
    short_name: '光场',
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  expect(webManifest().shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['首页', '/'],
    ['发现', '/Find'],
    ['商务合作', '/business'],
  ]);
});

test('its colours are the paper of the light theme', async () => {
  const { background_color, theme_color } = webManifest();
  const css = await readFile(join(process.cwd(), 'app', 'globals.css'), 'utf8');
  const paper = /--color-paper: (#\w+);/.exec(css)?.[1];
  expect([background_color, theme_color]).toEqual([paper, paper]);
});

test('every icon is there, in the size and kind that it says', async () => {
  const { icons, shortcuts } = webManifest();
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  expect(pictures.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  );
  for (const { src, sizes, type } of pictures.filter((picture) => picture.type === 'image/png')) {
    const { format, width, height } = await sharp(inPublic(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});

test('the mark of the maskable icon stays inside the circle that every mask keeps', async () => {
  const { data, info } = await sharp(inPublic('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corner = data.subarray(0, 3);
  let farthest = 0;
  for (let at = 0; at < data.length; at += 3) {
    const differs = [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (corner[channel] ?? 0)) > 24);
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    if (differs) farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2));
  }
  expect(farthest).toBeGreaterThan(50);
  expect(farthest).toBeLessThan(0.4 * info.width);
});

test('old agents find an icon of 32 pixels where they look for one', async () => {
  const icon = await readFile(inPublic('favicon.ico'));
  // A directory of one picture: its width and height, and the offset of its bytes.
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon[6], icon[7]]).toEqual([1, 1, 32, 32]);
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
