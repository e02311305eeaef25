import { sql } from 'kysely';
import { activityStatus } from '@/lib/activity/contract';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import type { SitemapUrl } from '@/lib/platform/server/sitemap/sitemap-url';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import type { SitemapSection } from './sitemap-section';
import { inBothLanguages } from './sitemap-urls';

/**
 * A part is a range of ids that holds this many people, listed or not: where it begins is found by stepping over the
 * index alone, and two addresses with their languages and a picture for each of them stay far below both limits.
 */
export const peoplePerPart = 10_000;
/** How many are read at a time. */
const perRead = 500;
/** The largest sizes in which their pages show them. */
const bannerSize = { width: 2880, height: 500 };
const avatarSize = { width: 280, height: 280 };
// Written out, not parameters: only then may the indexes of what is listed be used.
const verified = sql.lit('verified' as const);
const passed = sql.lit(activityStatus.passed);

/** The public pages of creators: of everybody who has a work or an activity that passed review. */
export const peopleSection: SitemapSection = {
  name: 'people',
  listParts: ({ db }) => listParts(db.read),
  openPart: (context, part) => openPart(context, part),
};

/** The ids from `first` on and before `next`, which is null at the end. */
interface Range {
  first: string;
  next: string | null;
}

/** @param size how many people a part holds; only a test asks for another one */
export async function listParts(db: Reader, size = peoplePerPart): Promise<number[]> {
  const parts: number[] = [];
  let part = 0;
  for await (const range of ranges(db, size)) {
    part += 1;
    if (await hasCreators(db, range)) parts.push(part);
  }
  return parts;
}

export async function openPart({ db }: Pick<Context, 'db'>, part: number, size = peoplePerPart) {
  let count = 0;
  for await (const range of ranges(db.read, size)) {
    count += 1;
    if (count === part) return (await hasCreators(db.read, range)) ? creatorsIn(db.read, range) : null;
  }
  return null;
}

async function* ranges(db: Reader, size: number): AsyncGenerator<Range> {
  const ids = db.selectFrom('person').select('id').orderBy('id').limit(1);
  let first = (await ids.executeTakeFirst())?.id;
  while (first !== undefined) {
    const next = (await ids.where('id', '>=', first).offset(size).executeTakeFirst())?.id;
    yield { first, next: next ?? null };
    first = next;
  }
}

/** Whether anybody in the range has something public: a step or two into the index of each. */
async function hasCreators(db: Reader, { first, next }: Range): Promise<boolean> {
  const work = db
    .selectFrom('video')
    .innerJoin('person', 'person.id', 'author_id')
    .select('author_id')
    .where('author_id', '>=', first)
    .$if(next !== null, (query) => query.where('author_id', '<', next))
    .where('state', '=', verified)
    .where('erased_at', 'is', null)
    .limit(1);
  const activity = db
    .selectFrom('activity')
    .innerJoin('person', 'person.id', 'organiser_id')
    .select('organiser_id')
    .where('organiser_id', '>=', first)
    .$if(next !== null, (query) => query.where('organiser_id', '<', next))
    .where('review_state', '=', passed)
    .where('erased_at', 'is', null)
    .limit(1);
  return Boolean((await work.executeTakeFirst()) ?? (await activity.executeTakeFirst()));
}

async function* creatorsIn(db: Reader, { first, next }: Range): AsyncGenerator<SitemapUrl> {
  let people = await readPeople(db, '>=', first, next);
  for (let last = people.at(-1); last; last = people.at(-1)) {
    for (const person of people) {
      if (person.workedAt !== null || person.activityAt !== null) yield* creatorPage(person);
    }
    people = await readPeople(db, '>', last.id, next);
  }
}

type Creator = Awaited<ReturnType<typeof readPeople>>[number];

/** Some people in the order of their ids, with when their latest work came and whether they have an activity. */
function readPeople(db: Reader, after: '>' | '>=', id: string, next: string | null) {
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
        .where('state', '=', verified)
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
    .limit(perRead)
    .execute();
}

/** The page changed with its latest work; when an activity came to it is not known. */
export function creatorPage({ id, avatar, banner, workedAt }: Omit<Creator, 'activityAt'>): SitemapUrl[] {
  const { siteUrl } = env();
  const pictures = [banner && thumbnail(banner, bannerSize), avatar && thumbnail(avatar, avatarSize)];
  const images = pictures.flatMap((picture) => (picture ? [new URL(picture, siteUrl).href] : []));
  return inBothLanguages(`/otherPeople?userId=${id}`, { changedAt: workedAt, images });
}
