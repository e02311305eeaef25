import { useRef, useState } from 'react';
import { inspectPictureFile } from '@/lib/platform/client/picture-file';
import { isFailure } from '@/lib/platform/client/save-failure';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';

/** Why a file is not taken. */
export type PhotoRefusal = 'large' | 'none' | 'full';

export interface PhotoUploads {
  photos: string[];
  /** Most photos, and most bytes of each. */
  most: number;
  mostBytes: number;
  put(photos: string[]): void;
  /** Returns the media key. Throws what a call throws. */
  save(picture: File): Promise<string>;
}

const least = { width: 1, height: 1 };

/** Takes photos one after the other; each is there as soon as it is uploaded, and what fails is said by its name. */
export function usePhotoUploads(
  { photos, most, mostBytes, put, save }: PhotoUploads,
  words: (why: PhotoRefusal) => string,
) {
  const problemOf = useUploadProblemWords();
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly { name: string; text: string }[]>([]);
  // An upload outlasts the rendering that began it.
  const latest = useRef({ photos, put });
  useLayoutEffectOn(photos, () => {
    latest.current = { photos, put };
  });
  const fail = (name: string, text: string) => setProblems((former) => [...former, { name, text }]);

  async function upload(file: File) {
    const picked = await inspectPictureFile(file, { least, mostBytes });
    if (typeof picked === 'string') return fail(file.name, words(picked === 'large' ? 'large' : 'none'));
    try {
      const key = await save(file);
      latest.current.put([...latest.current.photos, key]);
    } catch (error) {
      if (!isFailure(error)) throw error;
      fail(file.name, problemOf(error).text);
    }
  }
  return {
    /** How many are on their way. */
    waiting,
    problems,
    async add(files: File[]): Promise<void> {
      const room = Math.max(0, most - photos.length - waiting);
      const taken = files.slice(0, room);
      setProblems(files.slice(room).map(({ name }) => ({ name, text: words('full') })));
      setWaiting((count) => count + taken.length);
      for (const file of taken) {
        await upload(file);
        setWaiting((count) => count - 1);
      }
    },
  };
}
