'use client';

import { type ReactNode, useRef } from 'react';
import { useRoomAboveKeyboard } from '@/components/ui/use-room-above-keyboard';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { LiveNowProvider } from './live-now';
import { LivePicture } from './live-picture';
import { WatchHead } from './watch-head';

/** What slices beside this one add to the watch page of a broadcast; each asks by `useLiveNow` what it is now. */
export interface WatchSlots {
  /** What is said; it fills its place, and scrolls in it. */
  talk: ReactNode;
  /** What else one can do: pay, be reminded, come on the stage, go to a chapter. */
  ways: ReactNode;
  /** The film of its replay once that is public, or what is given instead of it. */
  replay(otherwise: ReactNode): ReactNode;
}

interface WatchScreenProps {
  broadcast: BroadcastDetail;
  slots: WatchSlots;
}

const nothing = () => undefined;

/**
 * A broadcast to watch (specification section 2, /live/livePage). On a phone the picture stays at the top and what is said fills the
 * rest of the window; on a wide screen it is beside the picture.
 */
export function WatchScreen({ broadcast, slots }: WatchScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  useRoomAboveKeyboard(frame, nothing);
  return (
    <LiveNowProvider broadcast={broadcast}>
      <div
        ref={frame}
        data-sleeps="painted"
        className="flex flex-col max-md:h-[calc(100dvh-var(--spacing-head)-var(--keyboard,0px))] max-md:min-h-[calc(35rem-var(--keyboard,0px))] md:wrap md:grid md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-x-6 md:pt-6 md:pb-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8"
      >
        {/* Tells floating elements that the bottom is occupied. */}
        <div hidden className="dock" />
        <div className="relative aspect-video w-full flex-none overflow-hidden bg-shade max-md:max-h-[50dvh] md:rounded-lg">
          <LivePicture broadcast={broadcast} replay={slots.replay} />
        </div>
        <div className="flex-none px-gutter md:px-0">
          <WatchHead broadcast={broadcast} />
          <div className="flex flex-col gap-2 not-empty:pb-2 md:not-empty:mt-3">{slots.ways}</div>
        </div>
        <div className="min-h-0 flex-1 border-line px-gutter max-md:border-t md:sticky md:top-[calc(var(--spacing-head)+24px)] md:col-start-2 md:row-span-2 md:row-start-1 md:h-[calc(100dvh-var(--spacing-head)-48px)] md:min-h-100 md:border-l md:pr-0 md:pl-5">
          {slots.talk}
        </div>
      </div>
    </LiveNowProvider>
  );
}
