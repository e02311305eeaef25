import { sql } from 'kysely';
import { activityStatus } from '@/lib/events/activity/contract';
import { isPublicBroadcast } from '@/lib/live/broadcast/port';
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

/** The pages of people with public content: a work, an activity or a broadcast that passed review. */
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

const isListed = ({ workedAt, activityAt, broadcastAt }: Person) =>
  workedAt !== null || activityAt !== null || broadcastAt !== null;

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
  const broadcast = db
    .selectFrom('live_broadcast')
    .innerJoin('person', 'person.id', 'host_id')
    .select('host_id as id')
    .where('host_id', '>=', from)
    .where(isPublicBroadcast)
    .where('canceled_at', 'is', null)
    .where('missed_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('host_id')
    .limit(1);
  const found = [await work.executeTakeFirst(), await activity.executeTakeFirst(), await broadcast.executeTakeFirst()];
  return found.flatMap((person) => person?.id ?? []).sort()[0] ?? null;
}

type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** People in the order of their ids, with the time of their latest work and whether they have an activity or a broadcast. */
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
      row
        .selectFrom('live_broadcast')
        .select((of) => of.fn.max('start_at').as('at'))
        .whereRef('host_id', '=', 'person.id')
        .where(isPublicBroadcast)
        .where('canceled_at', 'is', null)
        .where('missed_at', 'is', null)
        .as('broadcastAt'),
    ])
    .where('id', after, id)
    .$if(next !== null, (query) => query.where('id', '<', next))
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The page changed with its latest work; the times of activities and broadcasts say nothing of it. */
export function personPage({ id, avatar, banner, workedAt }: Omit<Person, 'activityAt' | 'broadcastAt'>): SitemapUrl[] {
  const { siteUrl } = env();
  const pictures = [banner && thumbnail(banner, bannerSize), avatar && thumbnail(avatar, avatarSize)];
  const images = pictures.flatMap((picture) => (picture ? [new URL(picture, siteUrl).href] : []));
  return inBothLanguages(`/otherPeople?userId=${id}`, { changedAt: workedAt, images });
}
