'use client';

import { useState } from 'react';
import type { z } from 'zod';
import { download } from '@/lib/platform/client/download';
import type { Remote } from '@/lib/platform/client/remote';
import { buttonClass } from './button-class';

interface DownloadButtonProps<Input extends z.ZodType> {
  /** The call that answers with the file, and what it is asked. */
  call: Remote<Input>;
  input: z.input<Input>;
  words: Record<'save' | 'saving', string>;
  className?: string;
}

/** Saves a file that the server makes; the error path tells what went wrong. */
export function DownloadButton<Input extends z.ZodType>(props: DownloadButtonProps<Input>) {
  const { call, input, words, className = '' } = props;
  const [isSaving, setSaving] = useState(false);
  async function save() {
    if (isSaving) return;
    setSaving(true);
    await download(call, input).catch(() => undefined);
    setSaving(false);
  }
  return (
    <button
      type="button"
      aria-disabled={isSaving || undefined}
      onClick={save}
      className={`aria-disabled:opacity-60 ${buttonClass('line')} ${className}`}
    >
      {isSaving ? words.saving : words.save}
    </button>
  );
}
