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

/**
 * Describes a broadcast to search engines: when it is, whose it is, what it costs, and where it stands. With a cover it is also a
 * video that the broadcast publishes, which is where they look for what is live.
 */
export function broadcastJsonLd({ broadcast, listName, ...facts }: BroadcastPageFacts): Record<string, unknown> {
  const { id, title, titleLanguage, thumb, publishedAt } = broadcast;
  const path = broadcastPath(id);
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, path);
  const pictures = thumb
    ? ([{ width: 1280, height: 720 }, shareImageSize] as const).map(
        (size) => new URL(thumbnail(thumb, size), facts.siteUrl).href,
      )
    : undefined;
  const said = {
    url,
    name: title,
    description: excerpt(broadcast.body, 300) || undefined,
    inLanguage: languageNames[titleLanguage].html,
  };
  const event = { '@type': 'BroadcastEvent', '@id': url, ...said, image: pictures, ...eventOf(broadcast, url, facts) };
  const video = pictures && {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    ...said,
    thumbnailUrl: pictures,
    uploadDate: broadcast.liveTime ?? publishedAt,
    publication: { '@id': url },
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: listName, path: broadcastsPath },
    { name: title, path },
  ];
  return { '@graph': [event, ...(video ? [video] : []), breadcrumbs(facts.language, facts.siteUrl, trail)] };
}

/** When it is, or was, whose it is, and what it costs. */
function eventOf(broadcast: BroadcastDetail, url: string, facts: PageFacts) {
  const { host, startTime, liveTime, endTime, minutes, phase, priceFen, replayId } = broadcast;
  const isOff = phase === 'canceled' || phase === 'missed';
  return {
    isLiveBroadcast: true,
    startDate: liveTime ?? startTime,
    endDate: endTime ?? isoInBeijing(Date.parse(startTime) + minutes * millisecondsInMinute),
    eventStatus: `https://schema.org/${isOff ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: {
      '@type': host.verification === 'company' || host.verification === 'both' ? 'Organization' : 'Person',
      name: host.nickname,
      url: absoluteUrl(facts, creatorPath(host.userId)),
    },
    isAccessibleForFree: priceFen === 0,
    // Nothing is sold of one that is over.
    offers:
      isOff || endTime
        ? undefined
        : { '@type': 'Offer', url, price: (priceFen / 100).toFixed(2), priceCurrency: 'CNY' },
    recordedIn: replayId ? absoluteUrl(facts, `/video/detail/${encodeURIComponent(replayId)}`) : undefined,
  };
}
