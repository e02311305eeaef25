'use client';

import { type RefObject, useEffect, useState } from 'react';
import { listen } from '@/lib/works/film/client/player/listen';
import { isBehind } from '@/lib/works/film/client/player/live-edge';

/** Whether what is live is played from some time ago. */
export function useIsBehind(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isSo, setSo] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const listening = new AbortController();
    const look = () => setSo(isBehind(element));
    listen(element, ['timeupdate', 'progress', 'seeked', 'playing'], look, listening.signal);
    return () => listening.abort();
  }, [video]);
  return isSo;
}
