import { sql } from 'kysely';
import { mayDo } from '@/lib/base/permission/port';
import { findListedPeople } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { talkLimits } from '../codes';
import type {
  findTalkAt as atContract,
  findTalkBefore as beforeContract,
  findTalk as contract,
  findTalkQuestions as questionsContract,
  Said,
  findSilenced as silencedContract,
  Talk,
} from '../contract';
import { readQuestions, readSaid, readSaidAt, readSettings, toSaid } from './read-said';
import { findRoom, isTalkOpen, requireKeeper, requireRoom, talkOpensAt } from './talk-room';

/**
 * The talk of a public broadcast, for the caller. Who must pay first sees that, and nothing of what was said. Throws NullPointer for
 * one that is not public.
 */
export async function findTalk(context: Context, { id }: InputOf<typeof contract>): Promise<Talk> {
  const { db, language } = context;
  const { broadcast, role, isSilenced, isAdmitted } = await findRoom(context, id);
  const { seq, ...settings } = await readSettings(db.read, id, language);
  const isStaff = mayDo(context, 'reviewBroadcasts');
  const mayRead = isAdmitted || isStaff;
  const rows = mayRead ? await readSaid(db.read, id) : [];
  return {
    ...(mayRead ? settings : { ...settings, pinned: null }),
    ...{ seq, said: rows.map((row) => toSaid(row, language)), hasEarlier: rows.length === talkLimits.page },
    opensAt: isoInBeijing(talkOpensAt(broadcast)),
    isOpen: isTalkOpen(broadcast, context.now()),
    ...{ role, isStaff, isSilenced, needsPayment: !mayRead },
    helpers: await findHelpers(context, id),
  };
}

const findHelpers = (context: Context, id: string) => findTalkers(context, id, 'is_helper', talkLimits.helpers);

/** Who is silenced. Throws NullPointer for a broadcast that is not public, Forbidden for who neither looks after it nor is staff. */
export async function findSilenced(
  context: Context,
  { id }: InputOf<typeof silencedContract>,
): Promise<Talk['helpers']> {
  await requireKeeper(context, id, { orStaff: true });
  return findTalkers(context, id, 'is_silenced', talkLimits.silenced);
}

async function findTalkers(
  context: Context,
  id: string,
  what: 'is_helper' | 'is_silenced',
  most: number,
): Promise<Talk['helpers']> {
  const rows = await context.db.read
    .selectFrom('live_talk_person')
    .select('person_id')
    .where('broadcast_id', '=', id)
    .where(what, '=', sql.lit(1))
    .orderBy('person_id')
    .limit(most)
    .execute();
  const people = await findListedPeople(
    context,
    rows.map(({ person_id }) => person_id),
  );
  return people.map(({ userId, nickname, avatar, verification }) => ({ userId, nickname, avatar, verification }));
}

/** Earlier messages of a talk. Throws NullPointer for a broadcast that is not public, Forbidden for who must pay first. */
export async function findTalkBefore(
  context: Context,
  { id, before }: InputOf<typeof beforeContract>,
): Promise<Said[]> {
  await requireRoom(context, id);
  return (await readSaid(context.db.read, id, before)).map((row) => toSaid(row, context.language));
}

/** What was said from a time of the stream on. Throws like {@link findTalkBefore}. */
export async function findTalkAt(context: Context, { id, fromMs }: InputOf<typeof atContract>): Promise<Said[]> {
  await requireRoom(context, id);
  return (await readSaidAt(context.db.read, id, fromMs)).map((row) => toSaid(row, context.language));
}

/** Questions that nobody has answered. Throws NullPointer for a broadcast that is not public, Forbidden for who does not look after it. */
export async function findTalkQuestions(context: Context, { id }: InputOf<typeof questionsContract>): Promise<Said[]> {
  await requireKeeper(context, id);
  return (await readQuestions(context.db.read, id)).map((row) => toSaid(row, context.language));
}
