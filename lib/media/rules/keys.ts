/** The folders whose files anybody may read; every other key answers as if it did not exist. */
const publicFolders = ['works', 'avatars', 'people', 'topics', 'activities', 'banners', 'pages', 'uploads/public'];

/** A segment neither begins with a dot (so no `.` and no `..`) nor holds anything that an address must encode. */
const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}';
const wholeKey = new RegExp(`^${segment}(?:/${segment})*$`);

/** Whether storage may keep something under this key: `works/0001.jpg`, at most 500 characters. */
export function isMediaKey(key: string): boolean {
  return key.length <= 500 && wholeKey.test(key);
}

/** Whether the key is one that anybody may read; at most 400 characters, which leaves room for its variants' names. */
export function isPublicKey(key: string): boolean {
  return key.length <= 400 && isMediaKey(key) && publicFolders.some((folder) => key.startsWith(`${folder}/`));
}

/** The folder that holds everything made from a picture. */
export function variantFolder(key: string): string {
  return `variants/${key}/`;
}
