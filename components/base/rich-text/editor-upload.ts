'use client';

import type { Editor } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';
import { formatBytes } from '@/lib/platform/shared/format/bytes';

/** Where the pictures of a text go. */
export interface PictureStore {
  /** Stores a picture and returns its media key. Throws what a call throws. */
  uploadPicture(file: File): Promise<{ key: string }>;
  /** Maximum size of a picture file. */
  maxPictureBytes: number;
}

/** How a picture comes into the text. */
type Insert = (editor: Editor, attrs: Record<string, unknown>) => void;

/** Inserts a picture into the text: chosen, pasted or dropped. It is uploaded first, and selected once inserted. */
export function usePictureUpload({ uploadPicture, maxPictureBytes = 0 }: Partial<PictureStore>, insert: Insert) {
  const t = useTranslations('richText.picture');
  const wordsOf = useUploadProblemWords();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(editor: Editor, file: File) {
    if (!uploadPicture) return;
    setProblem(null);
    if (file.size > maxPictureBytes) return setProblem(t('tooLarge', { size: formatBytes(maxPictureBytes) }));
    setUploading(true);
    try {
      const { key } = await uploadPicture(file);
      insert(editor, { src: key, alt: '', ...(await sizeOf(file)) });
    } catch (error) {
      setProblem(wordsOf(error).text);
    } finally {
      setUploading(false);
    }
  }
  /** Takes a pasted or dropped picture; returns false for everything else, which the editor handles. */
  function takeFiles(editor: Editor | null, data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    // Tables and texts are copied together with a picture of themselves.
    if (!editor || !file || !uploadPicture || isUploading || data?.getData('text/plain')) return false;
    void upload(editor, file);
    return true;
  }
  return { upload, takeFiles, isUploading, problem };
}

/**
 * In pixels, so that the page reserves its room; empty for what this browser cannot draw, since the server has checked
 * it.
 */
async function sizeOf(file: File): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch (error) {
    console.warn('The picture has no size', error);
    return {};
  }
}
