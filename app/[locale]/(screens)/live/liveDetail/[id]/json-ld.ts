import { millisecondsInMinute } from 'date-fns/constants';
import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { excerpt } from '@/lib/base/rich-text/codes';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { broadcastPath, broadcastsPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';

interface BroadcastPageFacts extends PageFacts {
  broadcast: BroadcastDetail;
  /** What the list of live streams is called. */
  listName: string;
}

/** Describes a broadcast to search engines: when it is, whose it is, what it costs, and where it stands. */
export function broadcastJsonLd({ broadcast, listName, ...facts }: BroadcastPageFacts): Record<string, unknown> {
  const { id, title, titleLanguage, thumb, host, startTime, minutes, phase, priceFen } = broadcast;
  const path = broadcastPath(id);
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, path);
  const end = broadcast.endTime ?? isoInBeijing(Date.parse(startTime) + minutes * millisecondsInMinute);
  const event = {
    '@type': 'BroadcastEvent',
    '@id': url,
    url,
    name: title,
    description: excerpt(broadcast.body, 300) || undefined,
    image: thumb
      ? ([{ width: 1280, height: 720 }, shareImageSize] as const).map(
          (size) => new URL(thumbnail(thumb, size), facts.siteUrl).href,
        )
      : undefined,
    isLiveBroadcast: true,
    startDate: broadcast.liveTime ?? startTime,
    endDate: end,
    eventStatus: `https://schema.org/${phase === 'canceled' || phase === 'missed' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: {
      '@type': host.verification === 'company' || host.verification === 'both' ? 'Organization' : 'Person',
      name: host.nickname,
      url: absoluteUrl(facts, creatorPath(host.userId)),
    },
    isAccessibleForFree: priceFen === 0,
    offers: { '@type': 'Offer', url, price: (priceFen / 100).toFixed(2), priceCurrency: 'CNY' },
    inLanguage: languageNames[titleLanguage].html,
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: listName, path: broadcastsPath },
    { name: title, path },
  ];
  return { '@graph': [event, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
