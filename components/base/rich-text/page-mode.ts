'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tryAgain } from '@/lib/platform/client/faults';
import { ChunkError } from '@/lib/platform/shared/chunk-error';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

type EditorModule = typeof import('./card-rich-editor');

interface PageMode {
  mode: 'loading' | 'rich' | 'source';
  /** Why the text can only be edited as HTML: the editor would lose something of it, or did not load. */
  why: 'unknown' | ChunkError | null;
}

/** How the text of a page is edited: in the editor, once loaded, unless it would lose something; as HTML otherwise or by choice. */
export function usePageMode(value: string) {
  const [editor, setEditor] = useState<EditorModule | null>(null);
  const [{ mode, why }, setMode] = useState<PageMode>({ mode: 'loading', why: null });

  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  async function load() {
    setMode({ mode: 'loading', why: null });
    try {
      const loaded = await importWithTimeout(() => import('./card-rich-editor'), 'editor');
      setEditor(loaded);
      setMode(modeFor(loaded, latest.current));
    } catch (error) {
      if (!(error instanceof ChunkError)) throw error;
      setMode({ mode: 'source', why: error });
    }
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  function toggle() {
    if (mode === 'rich') setMode({ mode: 'source', why: null });
    else if (mode === 'source' && editor) setMode(modeFor(editor, value));
    else if (mode === 'source' && why instanceof ChunkError) retry(why);
  }
  const retry = (failure: ChunkError) => tryAgain(failure, () => void load());
  return { mode, why, editor, retry, toggle };
}

/** The editor, for texts that it can hold. */
const modeFor = ({ canHold }: EditorModule, value: string): PageMode =>
  canHold(value) ? { mode: 'rich', why: null } : { mode: 'source', why: 'unknown' };
