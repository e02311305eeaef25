'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { call } from '@/lib/platform/client/call';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import type { ContentDraft } from '../contract';
import { getContentDraft, listContentPages, saveContentDraft } from './console';
import { DraftSaver, type SaverCalls } from './draft-saver';

const calls: SaverCalls = {
  save: (input) => call(saveContentDraft, input, { encoding: 'json', quiet: true }),
  read: (input) => call(getContentDraft, input, { quiet: true }),
};

/**
 * A page while it is edited, and what keeps it. While nothing is typed, it follows what others save: it is read anew when
 * the screen comes and when somebody comes back to it.
 */
export function useDraft(first: ContentDraft) {
  const [saver] = useState(() => new DraftSaver(first, calls));
  const state = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  const changed = useConsoleChanged();
  const { id } = first;
  const { data } = useQuery({
    queryKey: [getContentDraft.name, id],
    queryFn: ({ signal }) => call(getContentDraft, { id }, { signal, quiet: true }),
    initialData: first,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    saver.offer(data);
  }, [saver, data]);

  // What waits in the section has changed with it.
  useEffectOn(state.draft.hasDraft, () => void changed(listContentPages.name));

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => saver.isDirty && event.preventDefault();
    const keep = () => saver.keepUnsaved();
    const hide = () => {
      if (document.visibilityState === 'hidden' && saver.get().status === 'unsaved') void saver.flush();
    };
    saver.enter();
    addEventListener('beforeunload', warn);
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hide);
      saver.leave();
    };
  }, [saver]);
  return { saver, state };
}
