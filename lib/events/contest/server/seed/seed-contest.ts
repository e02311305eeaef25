import type { ContentBlock } from '@/lib/base/content/contract';
import type { EntryMode } from '../../codes';

/** A time of a demonstration contest: days from the Beijing day on which works begin to be taken, and the hour. */
export type SeedTime = readonly [day: number, hour: number];

interface SeedCategory {
  /** Unique in its contest; its id follows from it. */
  key: string;
  zh: string;
  en: string;
  modes: readonly EntryMode[];
  /** Yuan, each until its time, which the last one lacks; none where entering costs nothing. */
  fees?: readonly { yuan: number; until?: SeedTime }[];
}

/** A demonstration contest beside its activity. */
export interface SeedContest {
  /** That of its activity. */
  id: string;
  name: string;
  isBlind: boolean;
  categories: readonly SeedCategory[];
  /** Paragraphs, one a line; a line that begins with a dash is an entry of a list. */
  termsZh: string;
  termsEn: string;
  works: SeedTime;
  vote: readonly [from: SeedTime, to: SeedTime];
  results: SeedTime;
  page: SeedPage;
}

/** The media key of a picture of the page of a demonstration contest. */
export const seedContestPicture = (contestId: string, name: string) => `contests/${contestId}/${name}.jpg`;

/** What the page of a contest shows of pictures: a head and a wall. */
export const seedPictureNames = ['head', '1', '2', '3', '4'] as const;

type Words = readonly [zh: string, en: string];
const bilingual = ([zh, en]: Words) => ({ zh, en });

/** What is written of the page of a demonstration contest. */
interface SeedPage {
  /** The title and the line below it. */
  head: readonly [title: Words, line: Words];
  /** HTML. */
  text: Words;
  /** Rows of the timetable; none where the dates of the contest itself are shown. */
  dates?: readonly (readonly [at: SeedTime, what: Words, where?: Words])[];
  wall: readonly [title: Words, captions: readonly Words[]];
  /** Numbers of people of the demonstration, and what they are called. */
  people: readonly [title: Words, numbers: readonly string[]];
  partners: readonly (readonly [name: Words, url: string])[];
}

/** Its page in the usual order: head, what it is about, dates, pictures, the jury, partners; `dateOf` writes a time. */
export function seedPage({ id, page }: SeedContest, dateOf: (at: SeedTime) => string): ContentBlock[] {
  const { head, text, dates, wall, people, partners } = page;
  const none: Words = ['', ''];
  return [
    {
      ...{ kind: 'head', id: 'head', title: bilingual(head[0]), subtitle: bilingual(head[1]) },
      picture: seedContestPicture(id, 'head'),
    },
    { kind: 'text', id: 'about', ...bilingual(text) },
    dates
      ? {
          ...{ kind: 'timetable', id: 'dates', title: { zh: '日程（北京时间）', en: 'Dates, in Beijing time' } },
          rows: dates.map(([at, what, where = none]) => ({
            time: dateOf(at),
            title: bilingual(what),
            place: bilingual(where),
          })),
        }
      : { kind: 'part', id: 'dates', part: 'contestDates', about: id },
    {
      ...{ kind: 'pictures', id: 'wall', title: bilingual(wall[0]) },
      items: wall[1].map((caption, index) => ({
        picture: seedContestPicture(id, seedPictureNames[index + 1] ?? 'head'),
        caption: bilingual(caption),
      })),
    },
    {
      ...{ kind: 'things', id: 'jury', title: bilingual(people[0]) },
      items: people[1].map((number) => ({ kind: 'person' as const, id: `person-${number}` })),
    },
    {
      ...{ kind: 'partners', id: 'partners', title: { zh: '合作机构', en: 'Partners' } },
      items: partners.map(([name, url]) => ({ name: bilingual(name), url, picture: '' })),
    },
  ];
}
