'use client';

import { useState } from 'react';
import { AnswerError } from './errors';
import { addPictures, type PictureLimits, type RefusedPicture } from './picked-pictures';

/** Why the pictures of a form cannot be sent: those that were left out, or what the server rejected. */
export type PictureProblem = { refused: RefusedPicture[] } | { rule: string };

/** The pictures of a form that are picked and not sent yet, and what stands against them. */
export function usePickedPictures(limits: PictureLimits) {
  const [pictures, setPictures] = useState<File[]>([]);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  return {
    limits,
    pictures,
    problem,
    add(more: readonly File[]) {
      const { pictures: all, refused } = addPictures(pictures, more, limits);
      setPictures(all);
      setProblem(refused.length > 0 ? { refused } : null);
    },
    remove(picture: File) {
      setPictures(pictures.filter((one) => one !== picture));
      setProblem(null);
    },
    /** Whether an error concerns only the pictures; it is then shown there. */
    areRefused(error: unknown): boolean {
      if (!(error instanceof AnswerError)) return false;
      const [field, ...others] = error.fields;
      if (field?.field.startsWith('picture') && others.length === 0) setProblem({ rule: field.rule });
      else if (error.code === 'UnsupportedMediaType') setProblem({ rule: 'pictureType' });
      else if (error.code === 'TooLarge') setProblem({ rule: 'pictureTooLarge' });
      else return false;
      return true;
    },
  };
}
