'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardOwnTimes } from '@/components/events/activity/card-own-times';
import { CardStartTime } from '@/components/events/activity/card-start-time';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { broadcastPath, watchPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { shortYuan } from '@/lib/platform/shared/format/yuan';
import { coverCuts } from './cover';

interface CardBroadcastProps {
  broadcast: BroadcastItem;
  /** Its title as displayed, where parts of it are marked. */
  title?: ReactNode;
  /** The largest of the first screen, whose cover is loaded with priority. */
  first?: boolean;
}

/**
 * A broadcast in a list: its cover with what it is now, then title, host and start, in Beijing time and in the visitor's where that
 * is another. One that is on air leads to its picture. Needs the messages `broadcast`, `activity` and `activityPage.times`.
 */
export function CardBroadcast({ broadcast, title, first = false }: CardBroadcastProps) {
  const t = useTranslations('broadcast');
  const textLanguage = useTextLanguage();
  const { id, phase, thumb, startTime, liveTime, priceFen, isParticipatory } = broadcast;
  const isOnAir = phase === 'live' || phase === 'interrupted';
  const from = liveTime ?? startTime;
  return (
    <Link href={isOnAir ? watchPath(id) : broadcastPath(id)} className="group block">
      <div className="relative overflow-hidden rounded-md">
        <Picture
          first={first}
          picture={thumb}
          cuts={coverCuts}
          sizes="(width >= 1200px) 380px, (width >= 768px) 46vw, 92vw"
          className={`aspect-video w-full transition-transform duration-500 group-hover:scale-[1.02] ${isOff(phase) ? 'grayscale' : ''}`}
        />
        <Stamp tone={phase === 'live' ? 'lit' : 'shade'} className="absolute top-2 left-2">
          {t(`phase.${phase}`)}
        </Stamp>
        <Stamp className="absolute right-2 bottom-2">{priceFen === 0 ? t('free') : shortYuan(priceFen)}</Stamp>
      </div>
      <h3
        lang={textLanguage(broadcast.titleLanguage)}
        className="mt-2.5 line-clamp-2 font-semibold text-base leading-5.25 tracking-normal wrap-anywhere"
      >
        {title ?? broadcast.title}
      </h3>
      <p className="mt-1 text-ink-3 text-xs">
        <CardPersonName name={broadcast.nickname} verification={broadcast.verification} />
      </p>
      <p className="facts mt-0.5 text-ink-3 text-xs tabular-nums">
        <CardStartTime iso={from} />
        {isParticipatory && <span>{t('participatory')}</span>}
      </p>
      <CardOwnTimes from={Date.parse(from)} to={Date.parse(from)} className="text-ink-3 text-xs" />
    </Link>
  );
}

/** What was canceled or never on air is nothing to look forward to. */
const isOff = (phase: BroadcastItem['phase']) => phase === 'canceled' || phase === 'missed';

/** Placeholder of a card. */
export function CardBroadcastSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skeleton aspect-video rounded-md!" />
      <div className="skeleton mt-3 h-4 w-4/5" />
      <div className="skeleton mt-2 h-3 w-1/2" />
    </div>
  );
}
