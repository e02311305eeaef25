'use client';

import { useRef, useState } from 'react';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import type { OwnPlaylist } from '@/lib/works/playlist/client/playlists';

/** Presses since the lists were loaded: whether the work is to be in a list, by the id of the list. */
type Wishes = Readonly<Record<string, boolean>>;

/**
 * Which play lists of the caller contain a work, and how to change that. A press shows at once. Presses are sent one
 * after the other, so that the last one wins; a failed one is reverted and reported (`problem`).
 */
export function useHolding(videoId: string) {
  const { add, take } = usePlaylistActs();
  const problemOf = useProblemWords();
  const [wishes, setWishes] = useState<Wishes>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const sent = useRef(Promise.resolve());

  const isIn = ({ id, holds }: OwnPlaylist) => wishes[id] ?? holds;

  function press(playlist: OwnPlaylist) {
    const { id } = playlist;
    const wish = !isIn(playlist);
    setProblem(null);
    setWishes((before) => ({ ...before, [id]: wish }));
    sent.current = sent.current.then(async () => {
      try {
        await (wish ? add(id, [videoId]) : take(id, videoId));
      } catch (error) {
        setWishes((before) => ({ ...before, [id]: !wish }));
        setProblem(problemOf(error));
      }
    });
  }

  /** The public number of works in a list, including presses. */
  const countIn = (playlist: OwnPlaylist) =>
    Math.max(0, playlist.videoCount + Number(isIn(playlist)) - Number(playlist.holds));

  return { isIn, countIn, press, problem };
}
