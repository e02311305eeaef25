/** The folders of pictures that are served by their keys; every other key answers like an unknown one. */
export const pictureFolders = [
  'works',
  'avatars',
  'people',
  'topics',
  'articles',
  'activities',
  'contests',
  'entries',
  'broadcasts',
  'banners',
  'pages',
] as const;
export type PictureFolder = (typeof pictureFolders)[number];

/** A segment neither begins with a dot (so no `.` and no `..`) nor contains characters that an address must encode. */
const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}';
const wholeKey = new RegExp(`^${segment}(?:/${segment})*$`);

/** Whether storage accepts this key: `works/0001.jpg`, at most 500 characters. */
export function isMediaKey(key: string): boolean {
  return key.length <= 500 && wholeKey.test(key);
}

/**
 * The folder of a picture that is served by its key; its owner decides to whom (`server/picture-right.ts`). Null for
 * every other key. At most 400 characters, which leaves room for its variants' names.
 */
export function pictureFolder(key: string): PictureFolder | null {
  if (key.length > 400 || !isMediaKey(key)) return null;
  return pictureFolders.find((folder) => key.startsWith(`${folder}/`)) ?? null;
}

/** The folder of everything derived from a picture. */
export function variantFolder(key: string): string {
  return `variants/${key}/`;
}
