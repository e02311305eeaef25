'use client';

import { useQuery } from '@tanstack/react-query';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { call } from '@/lib/platform/client/call';
import { Saver } from '@/lib/platform/client/saver';
import type { SaverParts, SaverState } from '@/lib/platform/client/saver-state';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useSaver } from '@/lib/platform/client/use-saver';
import type { ContentDraft } from '../contract';
import { getContentDraft, listContentPages, saveContentDraft } from './console';
import { checkPage, documentOf, type EditedPage, editedPage, placedProblems } from './edited-page';
import { copyKey, keepReplaced } from './kept-copy';
import { sameAsKept } from './same-document';

export type PageSaver = Saver<ContentDraft, EditedPage>;
export type PageState = SaverState<ContentDraft, EditedPage>;

/** Delay in ms after the last change before a page is saved. */
export const savePause = 2000;

/** Particular to pages: a text that was replaced or could not be saved is stored as a copy and offered. */
const partsOf = (id: string): SaverParts<ContentDraft, EditedPage> => ({
  key: copyKey(id, 'unsaved'),
  pause: savePause,
  save(page, { revision }) {
    const document = documentOf(page);
    return call(saveContentDraft, { id, revision, document }, { encoding: 'json', quiet: true });
  },
  read: () => call(getContentDraft, { id }, { quiet: true }),
  typedOf: ({ document }) => editedPage(document),
  isSaved: (page, { document }) => sameAsKept(document, page),
  check: checkPage,
  place: placedProblems,
  onReplaced: (kept) => keepReplaced(id, kept),
});

/**
 * A page while it is edited, and its saver. While nothing is typed, it follows what others save: it is refetched when
 * the screen opens and when its window is focused.
 */
export function useDraft(first: ContentDraft): { saver: PageSaver; state: PageState } {
  const changed = useConsoleChanged();
  const { id } = first;
  const { data } = useQuery({
    queryKey: [getContentDraft.path, id],
    queryFn: ({ signal }) => call(getContentDraft, { id }, { signal, quiet: true }),
    initialData: first,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { saver, state } = useSaver(() => new Saver(first, partsOf(id)), data);
  // The count of the section has changed with it.
  useEffectOn(state.saved.hasDraft, () => void changed(listContentPages));
  return { saver, state };
}
