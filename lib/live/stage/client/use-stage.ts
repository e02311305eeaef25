'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StageAccess, StageView } from '../contract';
import { openStage, type StageSession, type StageState, stateAtFirst } from './stage-session';

const nowhere = () => () => undefined;

/** The stage of this page; the session is null until the page runs. */
export function useStage(
  { id, key }: StageAccess,
  first: StageView,
): { session: StageSession | null; state: StageState } {
  const [session, setSession] = useState<StageSession | null>(null);
  const [atFirst] = useState(() => stateAtFirst(first));
  useEffect(() => {
    const opened = openStage({ id, key }, atFirst.view);
    setSession(opened);
    return () => {
      setSession(null);
      opened.stop();
    };
  }, [id, key, atFirst]);
  const state = useSyncExternalStore(session?.subscribe ?? nowhere, session?.get ?? (() => atFirst), () => atFirst);
  return { session, state };
}
