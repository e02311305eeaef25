'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { useBroadcastNow } from '@/lib/live/broadcast/client/broadcasts';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { BroadcastActions } from './broadcast-actions';
import { BroadcastFacts } from './broadcast-facts';
import { BroadcastHead } from './broadcast-head';
import type { BroadcastSlots } from './broadcast-slots';
import { BroadcastStanding } from './broadcast-standing';
import { coverCuts } from './cover';

/** The top of a broadcast's page, as the broadcast stands now; its page may have been made at any time. */
export function BroadcastNow({ broadcast, slots }: { broadcast: BroadcastDetail; slots: BroadcastSlots }) {
  const t = useTranslations('broadcast.phase');
  const now = useBroadcastNow(broadcast);
  const { phase } = now;
  return (
    <div className="md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-8 lg:gap-x-12">
      <div className="relative self-start overflow-hidden rounded-lg max-md:-mx-gutter max-md:rounded-none">
        <Picture
          first
          picture={broadcast.thumb}
          cuts={coverCuts}
          sizes="(width >= 1200px) 690px, (width >= 768px) 56vw, 100vw"
          className={`aspect-video w-full ${phase === 'canceled' || phase === 'missed' ? 'grayscale' : ''}`}
        />
        <Stamp tone={phase === 'live' ? 'lit' : 'shade'} className="absolute top-3 left-3">
          {t(phase)}
        </Stamp>
      </div>
      <div className="min-w-0">
        <BroadcastHead broadcast={broadcast} />
        <BroadcastStanding {...{ broadcast, now, slots }} />
        <BroadcastFacts {...{ broadcast, now }} />
        <BroadcastActions {...{ broadcast, now }} />
      </div>
    </div>
  );
}
