/** The folders of pictures that are shown by their keys; every other key answers as if it did not exist. */
export const pictureFolders = ['works', 'avatars', 'people', 'topics', 'activities', 'banners', 'pages'] as const;
export type PictureFolder = (typeof pictureFolders)[number];

/** A segment neither begins with a dot (so no `.` and no `..`) nor holds anything that an address must encode. */
const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}';
const wholeKey = new RegExp(`^${segment}(?:/${segment})*$`);

/** Whether storage may keep something under this key: `works/0001.jpg`, at most 500 characters. */
export function isMediaKey(key: string): boolean {
  return key.length <= 500 && wholeKey.test(key);
}

/**
 * The folder of a picture that is shown by its key, to whom its owner says (`server/picture-right.ts`); null for every other
 * key. At most 400 characters, which leaves room for its variants' names.
 */
export function pictureFolder(key: string): PictureFolder | null {
  if (key.length > 400 || !isMediaKey(key)) return null;
  return pictureFolders.find((folder) => key.startsWith(`${folder}/`)) ?? null;
}

/** The folder that holds everything made from a picture. */
export function variantFolder(key: string): string {
  return `variants/${key}/`;
}
