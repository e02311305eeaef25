'use client';

import { CardPay } from '@/components/live/admission/card-pay';
import { CardReminder } from '@/components/live/reminder/card-reminder';
import { CardRaiseHand } from '@/components/live/stage/card-raise-hand';
import { useLiveNow } from '@/components/live/stream/live-now';
import { CardTalk } from '@/components/live/talk/card-talk';
import { buttonClass } from '@/components/ui/button-class';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';

/** What is said. */
export const TalkSlot = ({ id }: { id: string }) => <CardTalk id={id} phase={useLiveNow().phase} />;

/** What one can do beside watching: pay, be reminded of one that is to come, and come on the stage of one that has it. */
export function WaysSlot({ broadcast }: { broadcast: BroadcastDetail }) {
  const { id, host, priceFen, isParticipatory } = broadcast;
  const { phase } = useLiveNow();
  const isHost = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === host.userId);
  const isRunning = phase === 'late' || phase === 'live' || phase === 'interrupted';
  // Its host prepares it before.
  const hasStage = isParticipatory && (isRunning || (isHost && phase === 'upcoming'));
  return (
    <>
      {priceFen > 0 && <CardPay broadcast={{ id, hostId: host.userId, phase, priceFen }} />}
      {phase === 'upcoming' && <CardReminder id={id} className={`noscript:hidden ${buttonClass('line')}`} />}
      {hasStage && <CardRaiseHand broadcastId={id} isHost={isHost} />}
    </>
  );
}
