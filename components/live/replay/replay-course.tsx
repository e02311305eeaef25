'use client';

import { createContext, type ReactNode, type RefObject, use, useMemo, useRef, useState } from 'react';
import type { PlayerHandle } from '@/lib/works/film/client/player/film-parts';

/** How far a replay is, for all parts of its page. */
interface ReplayCourse {
  /** Of the film, whole. */
  seconds: number;
  setSeconds(seconds: number): void;
  player: RefObject<PlayerHandle | null>;
}

const ReplayCourseContext = createContext<ReplayCourse | null>(null);

/** Around a replay and what stands beside it at its time. */
export function ReplayCourseProvider({ children }: { children: ReactNode }) {
  const [seconds, setSeconds] = useState(0);
  const player = useRef<PlayerHandle>(null);
  const course = useMemo(() => ({ seconds, setSeconds, player }), [seconds]);
  return <ReplayCourseContext value={course}>{children}</ReplayCourseContext>;
}

/** How far the replay of the page is. Throws outside of one. */
export function useReplayCourse(): ReplayCourse {
  const course = use(ReplayCourseContext);
  if (!course) throw new TypeError('There is no replay around this part.');
  return course;
}
