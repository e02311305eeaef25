/** Why a picture was rejected. */
export type PictureRefusal = 'tooManyPictures' | 'pictureTooLarge' | 'pictureType' | 'pictureEmpty';

/** How many pictures are taken, and how many bytes each may have. */
export interface PictureLimits {
  pictures: number;
  pictureBytes: number;
}

export interface RefusedPicture {
  name: string;
  reason: PictureRefusal;
}

/** File types of the picker, for its `accept`. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp';

/**
 * Adds picked pictures to those of a form, and returns a reason for each rejected one. Duplicates are ignored. Only
 * the server knows a file's real kind; this uses the browser's.
 */
export function addPictures(
  pictures: readonly File[],
  picked: readonly File[],
  limits: PictureLimits,
): { pictures: File[]; refused: RefusedPicture[] } {
  const all = [...pictures];
  const refused: RefusedPicture[] = [];
  for (const file of picked) {
    if (all.some((one) => isSame(one, file))) continue;
    const reason = refusalOf(file, limits) ?? (all.length < limits.pictures ? null : 'tooManyPictures');
    if (reason) refused.push({ name: file.name, reason });
    else all.push(file);
  }
  return { pictures: all, refused };
}

function refusalOf({ type, size }: File, { pictureBytes }: PictureLimits): PictureRefusal | null {
  if (!acceptedPictures.split(',').includes(type)) return 'pictureType';
  if (size > pictureBytes) return 'pictureTooLarge';
  return size === 0 ? 'pictureEmpty' : null;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
