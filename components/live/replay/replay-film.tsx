'use client';

import { VideoPlayer } from '@/components/works/film/card-player';
import type { PublicReplay } from '@/lib/live/replay/contract';
import { useReplayCourse } from './replay-course';

/** The film of a replay with its chapters, which tells its page how far it is. It fills its place. Needs the messages `filmPlayer`. */
export function ReplayFilm({ replay }: { replay: PublicReplay }) {
  const { player, setSeconds } = useReplayCourse();
  const { workId, title, thumb, duration, chapters } = replay;
  return (
    <div className="absolute inset-0">
      <VideoPlayer
        {...{ ref: player, id: workId, cover: thumb, title, duration, chapters }}
        size={null}
        fills
        onSecond={setSeconds}
      />
    </div>
  );
}
