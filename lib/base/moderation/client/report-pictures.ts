import { reportLimits } from '../codes';

/** Why a picture was not taken. */
export type PictureRefusal = 'tooManyPictures' | 'pictureTooLarge' | 'pictureType' | 'pictureEmpty';

export interface RefusedPicture {
  name: string;
  reason: PictureRefusal;
}

/** What a picker of pictures offers, for its `accept`. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp';

/**
 * Adds picked pictures to those of a report, and says of each that is not taken why. One that is there already is no second
 * one. What a file really is only the server knows; here what the browser takes it for counts.
 */
export function addPictures(
  pictures: readonly File[],
  picked: readonly File[],
): { pictures: File[]; refused: RefusedPicture[] } {
  const all = [...pictures];
  const refused: RefusedPicture[] = [];
  for (const file of picked) {
    if (all.some((one) => isSame(one, file))) continue;
    const reason = refusalOf(file) ?? (all.length < reportLimits.pictures ? null : 'tooManyPictures');
    if (reason) refused.push({ name: file.name, reason });
    else all.push(file);
  }
  return { pictures: all, refused };
}

function refusalOf({ type, size }: File): PictureRefusal | null {
  if (!acceptedPictures.split(',').includes(type)) return 'pictureType';
  if (size > reportLimits.pictureBytes) return 'pictureTooLarge';
  return size === 0 ? 'pictureEmpty' : null;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
