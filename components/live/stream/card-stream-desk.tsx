'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ownBroadcastQuery } from '@/lib/live/broadcast/client/own-broadcasts';
import type { BroadcastSource } from '@/lib/live/broadcast/codes';
import { useStreamDesk } from '@/lib/live/stream/client/desk';
import type { StreamDesk } from '@/lib/live/stream/contract';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { DeskHealth } from './desk-health';
import { DeskKey } from './desk-key';
import { DeskStanding } from './desk-standing';
import { DeskSteps } from './desk-steps';

interface CardStreamDeskProps {
  /** Of a public broadcast of the caller. */
  id: string;
  source: BroadcastSource;
  first: StreamDesk;
}

/** The stream of a broadcast for its host: where to send it, what arrives, who watches, and its end. Needs the messages `streamDesk`. */
export function CardStreamDesk({ id, source, first }: CardStreamDeskProps) {
  const desk = useStreamDesk({ id, ...first });
  const { phase, health } = desk;
  const queries = useQueryClient();
  // What the rest of the desk says of the broadcast.
  useEffectOn(phase, () => {
    if (phase !== first.phase) void queries.invalidateQueries({ queryKey: ownBroadcastQuery(id).queryKey });
  });
  if (phase === 'missed' || phase === 'canceled') return null;
  const isOver = phase === 'ended' || phase === 'playback';
  return (
    <div className="space-y-8">
      <DeskStanding {...{ id, source, desk }} />
      {!isOver && <DeskHealth health={health} />}
      {!isOver && source === 'encoder' && (
        <>
          <DeskKey {...{ id, desk }} />
          <DeskSteps />
        </>
      )}
    </div>
  );
}
