import { leadFileTypes, leadLimits } from '../codes';

/** Why a file was rejected. */
export type FileRefusal = 'tooManyFiles' | 'fileTooLarge' | 'fileType' | 'fileEmpty';

export interface RefusedFile {
  name: string;
  reason: FileRefusal;
}

/** File types of the picker, for its `accept`. */
export const acceptedFiles = [...leadFileTypes, 'jpeg'].map((type) => `.${type}`).join();

/**
 * Adds picked files to those of a request, and returns a reason for each rejected one. Duplicates are ignored. Only the
 * server knows a file's real type; this uses its name.
 */
export function addFiles(files: readonly File[], picked: readonly File[]): { files: File[]; refused: RefusedFile[] } {
  const all = [...files];
  const refused: RefusedFile[] = [];
  for (const file of picked) {
    if (all.some((one) => isSame(one, file))) continue;
    const reason = refusalOf(file) ?? (all.length < leadLimits.files ? null : 'tooManyFiles');
    if (reason) refused.push({ name: file.name, reason });
    else all.push(file);
  }
  return { files: all, refused };
}

function refusalOf({ name, size }: File): FileRefusal | null {
  const [, ending = ''] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  const type = ending === 'jpeg' ? 'jpg' : ending;
  if (!leadFileTypes.some((one) => one === type)) return 'fileType';
  if (size > leadLimits.fileBytes) return 'fileTooLarge';
  return size === 0 ? 'fileEmpty' : null;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
