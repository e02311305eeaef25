import { sql } from 'kysely';
import { activityStatus } from '@/lib/events/activity/contract';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { listRanges, openRange, type Piece, type RangedThings } from '@/lib/platform/server/sitemap/ranges';
import type { SitemapSection } from '@/lib/platform/server/sitemap/sitemap-section';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { inBothLanguages } from '@/lib/platform/server/sitemap/sitemap-urls';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import { isPublicWork } from '@/lib/works/work/port';

/**
 * A part is a range of ids with this many people, listed or not: two addresses each, with their languages and a
 * picture, stay far below both limits.
 */
export const peoplePerPart = 10_000;
/** How many are read at a time. */
const perRead = 500;
/** The largest sizes on their pages. */
const bannerSize = { width: 2880, height: 500 } as const;
const avatarSize = { width: 280, height: 280 } as const;
// Written out, not a parameter: only then may the index of listed activities be used.
const passed = sql.lit(activityStatus.passed);

/** The pages of people with public content: a work or an activity that passed review. */
export const peopleSection: SitemapSection = {
  name: 'people',
  listParts: ({ db }) => listParts(db.read),
  openPart: (context, part) => openPart(context, part),
};

/** @param size people per part; only a test sets it */
export const listParts = (db: Reader, size = peoplePerPart) => listRanges(db, people(size));

export const openPart = ({ db }: Pick<Context, 'db'>, part: string, size = peoplePerPart) =>
  openRange(db.read, people(size), part);

const people = (size: number): RangedThings<Person> => ({
  table: 'person',
  size,
  perRead,
  readRows: readPeople,
  write: (person) => (isListed(person) ? personPage(person) : []),
  findListed: findPerson,
});

const isListed = ({ workedAt, activityAt }: Person) => workedAt !== null || activityAt !== null;

/** The first person from this id on with something public: a step or two into each index. */
async function findPerson(db: Reader, from: string): Promise<string | null> {
  const work = db
    .selectFrom('video')
    .innerJoin('person', 'person.id', 'author_id')
    .select('author_id as id')
    .where('author_id', '>=', from)
    .where(isPublicWork)
    .where('erased_at', 'is', null)
    .orderBy('author_id')
    .limit(1);
  const activity = db
    .selectFrom('activity')
    .innerJoin('person', 'person.id', 'organiser_id')
    .select('organiser_id as id')
    .where('organiser_id', '>=', from)
    .where('review_state', '=', passed)
    .where('erased_at', 'is', null)
    .orderBy('organiser_id')
    .limit(1);
  const found = [await work.executeTakeFirst(), await activity.executeTakeFirst()];
  return found.flatMap((person) => person?.id ?? []).sort()[0] ?? null;
}

type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** People in the order of their ids, with the time of their latest work and whether they have an activity. */
function readPeople(db: Reader, { after, id, next, limit }: Piece) {
  return db
    .selectFrom('person')
    .select((row) => [
      'id',
      'avatar',
      'banner',
      row
        .selectFrom('video')
        .select((of) => of.fn.max('verified_at').as('at'))
        .whereRef('author_id', '=', 'person.id')
        .where(isPublicWork)
        .as('workedAt'),
      row
        .selectFrom('activity')
        .select((of) => of.fn.max('hold_start_at').as('at'))
        .whereRef('organiser_id', '=', 'person.id')
        .where('review_state', '=', passed)
        .as('activityAt'),
    ])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The page changed with its latest work; the time of activities is not known. */
export function personPage({ id, avatar, banner, workedAt }: Omit<Person, 'activityAt'>): SitemapUrl[] {
  const { siteUrl } = env();
  const pictures = [banner && thumbnail(banner, bannerSize), avatar && thumbnail(avatar, avatarSize)];
  const images = pictures.flatMap((picture) => (picture ? [new URL(picture, siteUrl).href] : []));
  return inBothLanguages(`/otherPeople?userId=${id}`, { changedAt: workedAt, images });
}
