'use client';

import type { ComponentProps } from 'react';
import { CropSheet } from '@/components/ui/crop-sheet';
import { type CropArea, furthestZoomTo, type PickedPicture } from '@/lib/platform/client/picture-file';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';

/** The part of a picture that becomes a cover, in pixels of the upright picture. */
type CoverArea = Pick<CropArea, 'width' | 'height'> & Record<'left' | 'top', number>;

export interface CoverSheetProps extends Pick<ComponentProps<typeof CropSheet>, 'aspect' | 'words'> {
  picked: PickedPicture;
  /** In pixels. */
  least: { width: number; height: number };
  /** Sends it, to be cut by the server; returns its media key. */
  save(picture: File, area: CoverArea): Promise<string>;
  /** It was cut, and has this media key. */
  onSaved(key: string): void;
  onClose(): void;
}

/** Chooses which part of a picture becomes the cover. */
export function CoverSheet({ picked, least, save, onSaved, ...sheet }: CoverSheetProps) {
  const problemOf = useUploadProblemWords();

  async function send({ x, y, width, height }: CropArea) {
    try {
      onSaved(await save(picked.file, { left: x, top: y, width, height }));
      return null;
    } catch (error) {
      return problemOf(error).text;
    }
  }
  return <CropSheet {...sheet} file={picked.file} furthest={furthestZoomTo(picked, least)} hasGrid onSave={send} />;
}
