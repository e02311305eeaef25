import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { excerpt } from '@/lib/base/rich-text/codes';
import { activitiesPath, activityPath } from '@/lib/events/activity/client/addresses';
import { activityCategory } from '@/lib/events/activity/codes';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';

interface ActivityFacts extends PageFacts {
  activity: ActivityDetail;
  /** What the home of activities is called. */
  activitiesName: string;
}

/** Describes an activity to search engines: when and where it is, what it costs, whose it is, and where it stands. */
export function activityJsonLd({ activity, activitiesName, ...facts }: ActivityFacts): Record<string, unknown> {
  const { title, titleLanguage, thumb, organiser, holdStartTime, holdEndTime, isCanceled, priceFrom } = activity;
  const path = activityPath(activity);
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, path);
  const isOffline = activity.category === activityCategory.offline;
  const event = {
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    description: excerpt(activity.body, 300) || undefined,
    image: thumb
      ? ([{ width: 720, height: 960 }, shareImageSize] as const).map(
          (size) => new URL(thumbnail(thumb, size), facts.siteUrl).href,
        )
      : undefined,
    startDate: holdStartTime,
    endDate: holdEndTime,
    eventStatus: `https://schema.org/${isCanceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOffline ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: isOffline ? placeOf(activity) : { '@type': 'VirtualLocation', url },
    organizer: {
      '@type': 'Organization',
      name: organiser.nickname,
      url: absoluteUrl(facts, creatorPath(organiser.userId)),
    },
    isAccessibleForFree: priceFrom === null ? undefined : activity.ticketTypes.every(({ priceFen }) => priceFen === 0),
    offers: isCanceled ? undefined : offersOf(activity, url),
    inLanguage: languageNames[titleLanguage].html,
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: activitiesName, path: activitiesPath },
    { name: title, path },
  ];
  return { '@graph': [event, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}

function placeOf({ venue, address, city }: ActivityDetail) {
  return {
    '@type': 'Place',
    name: venue.text || city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.text || undefined,
      addressLocality: city || undefined,
    },
  };
}

/** Its ticket types; the sign-up where there are none. How many are left is not said: the page is kept longer than that holds. */
function offersOf({ ticketTypes, admission, enrolStartTime, enrolEndTime }: ActivityDetail, url: string) {
  const offer = (priceFen: number, from: string, until: string) => ({
    '@type': 'Offer',
    url,
    price: (priceFen / 100).toFixed(2),
    priceCurrency: 'CNY',
    validFrom: from,
    validThrough: until,
  });
  if (admission === 'entry') return undefined;
  if (admission === 'signup') return [offer(0, enrolStartTime, enrolEndTime)];
  return ticketTypes.map(({ name, priceFen, saleStartTime, saleEndTime }) => ({
    ...offer(priceFen, saleStartTime, saleEndTime),
    name: name.text,
  }));
}
