'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { importWithTimeout } from '@/lib/platform/client/import-with-timeout';

type EditorModule = typeof import('./editor-rich');

interface BodyMode {
  mode: 'loading' | 'rich' | 'source';
  /** Why the text can only be edited as HTML: the editor would lose something of it, or has not been loaded. */
  why: 'unknown' | 'missing' | null;
}

/** How a body is edited: in the editor, once that is there, unless it would lose something; as HTML otherwise, or at will. */
export function useBodyMode(value: string) {
  const [editor, setEditor] = useState<EditorModule | null>(null);
  const [{ mode, why }, setMode] = useState<BodyMode>({ mode: 'loading', why: null });

  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  async function load() {
    setMode({ mode: 'loading', why: null });
    try {
      const loaded = await importWithTimeout(() => import('./editor-rich'), 'editor');
      setEditor(loaded);
      setMode(modeFor(loaded, latest.current));
    } catch (error) {
      console.warn('The editor was not loaded', error);
      setMode({ mode: 'source', why: 'missing' });
    }
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);

  function toggle() {
    if (mode === 'rich') setMode({ mode: 'source', why: null });
    else if (mode === 'source' && editor) setMode(modeFor(editor, value));
    else if (mode === 'source') void load();
  }
  return { mode, why, editor, load, toggle };
}

/** The editor, for what it can hold. */
const modeFor = ({ canHold }: EditorModule, value: string): BodyMode =>
  canHold(value) ? { mode: 'rich', why: null } : { mode: 'source', why: 'unknown' };
