'use client';

import type { ReactNode } from 'react';
import { CardPay } from '@/components/live/admission/card-pay';
import { CardReminder } from '@/components/live/reminder/card-reminder';
import { ReplayCourseProvider } from '@/components/live/replay/replay-course';
import { ReplayFilm } from '@/components/live/replay/replay-film';
import { ReplayTalk } from '@/components/live/replay/replay-talk';
import { ReplayWays } from '@/components/live/replay/replay-ways';
import { CardRaiseHand } from '@/components/live/stage/card-raise-hand';
import { useLiveNow } from '@/components/live/stream/live-now';
import { WatchScreen } from '@/components/live/stream/watch-screen';
import { CardTalk } from '@/components/live/talk/card-talk';
import { buttonClass } from '@/components/ui/button-class';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { useReplay } from '@/lib/live/replay/client/replay';
import type { PublicReplay } from '@/lib/live/replay/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';

interface WatchProps {
  broadcast: BroadcastDetail;
  /** Its public replay; null for none when the page was made. */
  replay: PublicReplay | null;
}

/** A broadcast to watch, with what the slices above streams add to it. */
export function Watch({ broadcast, replay }: WatchProps) {
  const replayed = { id: broadcast.id, first: replay };
  return (
    <ReplayCourseProvider>
      <WatchScreen
        broadcast={broadcast}
        slots={{
          talk: <TalkSlot {...replayed} />,
          ways: <WaysSlot broadcast={broadcast} replayed={replayed} />,
          replay: (otherwise) => <ReplaySlot {...replayed}>{otherwise}</ReplaySlot>,
        }}
      />
    </ReplayCourseProvider>
  );
}

interface Replayed {
  /** Of the broadcast. */
  id: string;
  first: PublicReplay | null;
}

/** The replay of the broadcast of this page while it is public. */
function useReplayNow({ id, first }: Replayed): PublicReplay | null {
  return useReplay(id, { isPublic: useLiveNow().phase === 'playback', first });
}

/** The film of the replay. */
function ReplaySlot({ children, ...replayed }: Replayed & { children: ReactNode }) {
  const replay = useReplayNow(replayed);
  return replay ? <ReplayFilm replay={replay} /> : children;
}

/** What is said, and beside a replay what was said at its time. */
function TalkSlot(replayed: Replayed) {
  const { phase } = useLiveNow();
  const replay = useReplayNow(replayed);
  return replay ? <ReplayTalk id={replayed.id} replay={replay} /> : <CardTalk id={replayed.id} phase={phase} />;
}

/** What one can do beside watching: pay, be reminded of one that is to come, come on the stage, go to a chapter of a replay. */
function WaysSlot({ broadcast, replayed }: { broadcast: BroadcastDetail; replayed: Replayed }) {
  const { id, host, priceFen, isParticipatory } = broadcast;
  const { phase } = useLiveNow();
  const replay = useReplayNow(replayed);
  const isHost = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === host.userId);
  const isRunning = phase === 'late' || phase === 'live' || phase === 'interrupted';
  // Its host prepares it before.
  const hasStage = isParticipatory && (isRunning || (isHost && phase === 'upcoming'));
  return (
    <>
      {priceFen > 0 && <CardPay broadcast={{ id, hostId: host.userId, phase, priceFen }} />}
      {phase === 'upcoming' && <CardReminder id={id} className={`noscript:hidden ${buttonClass('line')}`} />}
      {hasStage && <CardRaiseHand broadcastId={id} isHost={isHost} />}
      {replay && <ReplayWays replay={replay} />}
    </>
  );
}
