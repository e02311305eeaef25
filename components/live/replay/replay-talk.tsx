'use client';

import { CardReplayTalk } from '@/components/live/talk/card-replay-talk';
import type { PublicReplay } from '@/lib/live/replay/contract';
import { streamTimeAt } from '@/lib/live/replay/rules/stream-time';
import { useReplayCourse } from './replay-course';

/** What was said in a broadcast until the time that its replay shows. Needs the messages `talk`. */
export function ReplayTalk({ id, replay }: { id: string; replay: PublicReplay }) {
  const { seconds } = useReplayCourse();
  return <CardReplayTalk id={id} streamMs={streamTimeAt(replay.parts, seconds * 1000)} />;
}
