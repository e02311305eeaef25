import { useEffect, useState, useSyncExternalStore } from 'react';
import { Saver } from '@/lib/platform/client/saver';
import { useSaver } from '@/lib/platform/client/use-saver';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import { readOwnPlaylist } from '@/lib/works/playlist/client/playlists';
import type { PlaylistDraft } from '@/lib/works/playlist/contract';
import { PlaylistOrder } from './playlist-order';

type Words = Pick<PlaylistDraft, 'title' | 'intro' | 'isPublic'>;

/** Delay in ms after the last letter before texts are saved. */
export const savePause = 800;

/** Editing continues with the text under review, not with the one that others still see. */
const wordsOf = ({ title, intro, isPublic, underReview }: PlaylistDraft): Words => ({
  title: underReview.title ?? title,
  intro: underReview.intro ?? intro,
  isPublic,
});

/** Saves a play list while its screen is open: texts after a pause, the order of works at once. */
export function usePlaylistEditor(first: PlaylistDraft) {
  const { id } = first;
  const acts = usePlaylistActs();
  const read = () => readOwnPlaylist(id);
  const words = useSaver<PlaylistDraft, Words>(
    () =>
      new Saver(first, {
        ...{ key: `playlist-unsaved:${id}`, pause: savePause, typedOf: wordsOf, read },
        save: (typed, { acknowledged }) => acts.save(id, typed, acknowledged),
        isSaved: (typed, saved) => JSON.stringify(trimmed(typed)) === JSON.stringify(wordsOf(saved)),
        // An empty title is not saved until there is one.
        check: ({ title }) => (title.trim() === '' ? { title: 'required' } : null),
        restore: (kept) => (typeof (kept as Words | null)?.title === 'string' ? (kept as Words) : null),
      }),
  );
  const [order] = useState(() => new PlaylistOrder(id, first, { ...acts, read: readOwnPlaylist }));
  const works = useSyncExternalStore(order.subscribe, order.get, order.get);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (['saving', 'failed'].includes(order.get().status)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [order]);
  return { words, order, works };
}

const trimmed = ({ title, intro, isPublic }: Words): Words => ({ title: title.trim(), intro: intro.trim(), isPublic });
