'use client';

import { BroadcastDesk } from '@/components/live/broadcast/desk-screen';
import { CardOwnReplay } from '@/components/live/replay/card-own-replay';
import { CardRaiseHand } from '@/components/live/stage/card-raise-hand';
import { CardStreamDesk } from '@/components/live/stream/card-stream-desk';
import { CardTalk } from '@/components/live/talk/card-talk';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { useStreamDesk } from '@/lib/live/stream/client/desk';
import type { StreamDesk } from '@/lib/live/stream/contract';

interface DeskProps {
  broadcast: BroadcastDraft;
  /** Its stream; null for one that is not public any more. */
  stream: StreamDesk | null;
}

/** The desk of a broadcast with what the slices above show of it. */
export function Desk({ broadcast, stream }: DeskProps) {
  return stream ? <StreamedDesk {...{ broadcast, stream }} /> : <BroadcastDesk first={broadcast} />;
}

/** What there is to do while it comes, while it is on air, and afterwards. */
function StreamedDesk({ broadcast, stream }: { broadcast: BroadcastDraft; stream: StreamDesk }) {
  const { id, source, isParticipatory } = broadcast;
  const { phase } = useStreamDesk({ id, ...stream });
  const isOff = phase === 'missed' || phase === 'canceled';
  const isOver = phase === 'ended' || phase === 'playback';
  return (
    <BroadcastDesk first={broadcast} aside={!isOff && <CardTalk id={id} phase={phase} />}>
      <CardStreamDesk {...{ id, source }} first={stream} />
      {isParticipatory && !isOff && !isOver && <CardRaiseHand broadcastId={id} isHost />}
      {isOver && <CardOwnReplay id={id} />}
    </BroadcastDesk>
  );
}
