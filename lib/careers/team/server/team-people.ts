import { cityName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { translate } from '@/lib/platform/shared/language';
import { publicState } from '@/lib/works/work/codes';
import { findVideoItems, isPublicWork } from '@/lib/works/work/port';
import type { TeamPerson } from '../contract';

/** Credits and works of somebody that are shown; of many credits so many are looked at. */
const most = { credits: 3, creditsRead: 50, works: 6 } as const;

/** Who may be shown, without their works. Erased people are left out. */
export type KnownPeople = ReadonlyMap<string, Omit<TeamPerson, 'works'>>;

/** People with their confirmed credits, by id; so many look-ups for each. Erased and unknown ones are left out. */
export async function findTeamPeople(context: Context, ids: readonly string[]): Promise<KnownPeople> {
  if (ids.length === 0) return new Map();
  const { db, language } = context;
  const rows = await db.read
    .selectFrom('person')
    .select(['id', 'nickname', 'avatar', 'verification', 'tagline', 'area_id', 'creative_fields'])
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .execute();
  const people = rows.map(
    async (row): Promise<[string, Omit<TeamPerson, 'works'>]> => [
      row.id,
      {
        ...{ userId: row.id, nickname: shownNickname(row.nickname, language) },
        ...{ avatar: row.avatar, verification: row.verification, tagline: row.tagline },
        city: row.area_id ? cityName(row.area_id, language) : '',
        fields: JSON.parse(row.creative_fields),
        credits: await findCredits(context, row.id),
      },
    ],
  );
  return new Map(await Promise.all(people));
}

/** The latest works of others that credit somebody, as they have confirmed. */
async function findCredits({ db, language }: Context, personId: string): Promise<TeamPerson['credits']> {
  const read = db.read
    .selectFrom('video_credit')
    .select(['video_id', 'roles'])
    .where('person_id', '=', personId)
    .where('state', '=', 'confirmed')
    .limit(most.creditsRead);
  const rows = await db.read
    .selectFrom(read.as('credit'))
    .innerJoin('video', 'video.id', 'credit.video_id')
    .select(['video.id', 'state', 'title_zh', 'title_en', 'credit.roles'])
    .orderBy('verified_at', 'desc')
    .orderBy('video.id')
    .execute();
  const shown = rows.filter(({ state }) => state === publicState).slice(0, most.credits);
  return shown.map((row) => ({
    videoId: row.id,
    title: translate(row.title_zh, row.title_en, language).text,
    roles: JSON.parse(row.roles),
  }));
}

/** The ids of the latest public works of somebody, by their index. */
const latestWorks = async (db: Reader, personId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('video')
    .select('id')
    .where('author_id', '=', personId)
    .where(isPublicWork)
    .orderBy('verified_at', 'desc')
    .orderBy('id')
    .limit(most.works)
    .execute();
  return rows.map(({ id }) => id);
};

/** The same people with the latest of their own works, in the order of the ids. */
export async function findPeopleWithWorks(context: Context, ids: readonly string[]): Promise<TeamPerson[]> {
  const people = await findTeamPeople(context, ids);
  const works = await Promise.all([...people.keys()].map((id) => latestWorks(context.db.read, id)));
  const items = await findVideoItems(context, works.flat());
  const itemOf = new Map(items.map((item) => [item.videoId, item]));
  const worksOf = new Map([...people.keys()].map((id, place) => [id, works[place] ?? []]));
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [{ ...person, works: (worksOf.get(id) ?? []).flatMap((work) => itemOf.get(work) ?? []) }] : [];
  });
}
