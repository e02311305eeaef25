'use client';

import { useRef, useState } from 'react';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { usePlaylistActs } from '@/lib/works/playlist/client/playlist-acts';
import type { OwnPlaylist } from '@/lib/works/playlist/client/playlists';

/** What was pressed since the lists came: whether the work is to be in a list, by the id of the list. */
type Wishes = Readonly<Record<string, boolean>>;

/**
 * Which of one's own play lists hold a work, and the press that changes it. A press shows at once; presses go to the server
 * one after the other, so that the last one stands, and one that fails is taken back and said (`problem`).
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

  /** How many works everybody would see in a list, with what was pressed. */
  const countIn = (playlist: OwnPlaylist) =>
    Math.max(0, playlist.videoCount + Number(isIn(playlist)) - Number(playlist.holds));

  return { isIn, countIn, press, problem };
}
