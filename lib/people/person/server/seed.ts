import { millisecondsInDay } from 'date-fns/constants';
import type { Verification } from '@/lib/base/permission/contract';
import type { Tx } from '@/lib/platform/server/db/database';
import { nicknameKey } from '../rules/nickname';
import { artists } from './seed/artists';
import type { SeedPerson } from './seed/seed-person';
import { studios } from './seed/studios';

/** People in the row below the banners of the home page, in order. */
const featured = [
  'person-house',
  'person-001',
  'person-002',
  'person-013',
  'person-022',
  'person-019',
  'person-005',
  'person-008',
  'person-021',
  'person-011',
  'person-006',
  'person-027',
  'person-034',
  'person-032',
  'person-009',
  'person-030',
];

/** People with a verified identity. */
const verified: Readonly<Record<string, Verification>> = {
  'person-005': 'individual',
  'person-013': 'individual',
  'person-019': 'individual',
  'person-031': 'company',
  'person-032': 'company',
  'person-033': 'company',
  'person-034': 'company',
  'person-035': 'company',
  'person-036': 'company',
  'person-house': 'company',
};

/** All people of the demonstration. */
export const seedPeople: SeedPerson[] = [...artists, ...studios];

/** The media key of a demonstration person's avatar. */
export const avatarKey = (personId: string) => `avatars/${personId}.jpg`;

/**
 * Claims the empty database for the demonstration by inserting the first person, and returns whether it succeeded: of
 * several nodes that seed at once one inserts that row; the others wait for its transaction and then see it.
 */
export async function claimDemonstration(tx: Tx): Promise<boolean> {
  const claimed = await tx
    .insertInto('person')
    .values(rows().slice(0, 1))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Writes the demonstration's people, who joined before the contest of 2020 that they took part in. */
export async function seedPersons(tx: Tx): Promise<void> {
  await tx
    .insertInto('person')
    .values(rows())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When the first of them joined, and how many days after one another, so that the last one did before August 2020. */
const first = { joinedAt: Date.parse('2019-03-01T12:00+08:00'), days: 11 };
const rows = () =>
  seedPeople.map((person, index) => row(person, first.joinedAt + index * first.days * millisecondsInDay));

function row(person: SeedPerson, createdAt: number) {
  const place = featured.indexOf(person.id);
  return {
    id: person.id,
    nickname: person.nickname,
    nickname_key: nicknameKey(person.nickname),
    avatar: avatarKey(person.id),
    gender: person.gender,
    birthday: person.birthday,
    address: '',
    area_id: person.areaId,
    bio: person.bio,
    tagline: person.tagline,
    creative_fields: JSON.stringify(person.fields),
    education: person.education,
    industry: person.industry,
    profession: person.profession,
    social_links: JSON.stringify([{ name: 'web', url: person.site }]),
    verification: verified[person.id] ?? 'none',
    featured_position: place < 0 ? null : place + 1,
    created_at: createdAt,
  };
}
