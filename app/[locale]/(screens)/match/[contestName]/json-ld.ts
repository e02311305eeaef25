import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { excerpt } from '@/lib/base/rich-text/codes';
import { activitiesPath } from '@/lib/events/activity/client/addresses';
import { contestPartPath, contestPath, contestsPath } from '@/lib/events/contest/client/addresses';
import type { ContestPart } from '@/lib/events/contest/codes';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { shareImageSize } from '@/lib/platform/i18n/metadata';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { languageNames } from '@/lib/platform/shared/language';

interface TrailFacts extends PageFacts {
  contest: Pick<ContestDetail, 'name' | 'title'>;
  /** What the home of activities and that of contests are called. */
  names: Record<'activities' | 'contests', string>;
}

interface ContestFacts extends TrailFacts {
  contest: ContestDetail;
}

/** Describes a contest to search engines: from its first day to its results, whose it is, and where its home stands. */
export function contestJsonLd({ contest, names, ...facts }: ContestFacts): Record<string, unknown> {
  const { name, title, titleLanguage, thumb, organiser, body, phase, feeTo } = contest;
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, contestPath(name));
  const event = {
    ...{ '@type': 'Event', '@id': url, url, name: title, description: excerpt(body, 300) || undefined },
    image: thumb
      ? ([{ width: 720, height: 960 }, shareImageSize] as const).map(
          (size) => new URL(thumbnail(thumb, size), facts.siteUrl).href,
        )
      : undefined,
    startDate: contest.enrolStartTime,
    endDate: endOf(contest),
    eventStatus: `https://schema.org/${phase === 'canceled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: {
      ...{ '@type': 'Organization', name: organiser.nickname },
      url: absoluteUrl(facts, creatorPath(organiser.userId)),
    },
    isAccessibleForFree: feeTo === 0,
    inLanguage: languageNames[titleLanguage].html,
  };
  return { '@graph': [event, trailOf({ contest, names, ...facts })] };
}

interface PartFacts extends ContestFacts {
  part: ContestPart;
  /** What the part is called. */
  partName: string;
}

/** Says to search engines where a page of a contest stands. */
export function contestPartJsonLd({ part, partName, ...facts }: PartFacts): Record<string, unknown> {
  return { '@graph': [trailOf(facts, { name: partName, path: contestPartPath(facts.contest.name, part) })] };
}

/** The breadcrumb of a page of a contest. */
export function trailOf({ contest, names, ...facts }: TrailFacts, ...below: { name: string; path: string }[]) {
  return breadcrumbs(facts.language, facts.siteUrl, [
    { name: facts.home, path: '/' },
    { name: names.activities, path: activitiesPath },
    { name: names.contests, path: contestsPath },
    { name: contest.title, path: contestPath(contest.name) },
    ...below,
  ]);
}

/** The last of its times: its results, or what is known of it before. */
function endOf({ enrolEndTime, voteEndTime, resultsTime, decidedTime }: ContestDetail): string {
  const times = [enrolEndTime, voteEndTime, decidedTime ?? resultsTime].filter((time) => time !== null);
  return times.reduce((last, time) => (Date.parse(time) > Date.parse(last) ? time : last));
}
