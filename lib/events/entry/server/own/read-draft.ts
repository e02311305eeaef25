import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { EntryDraft } from '../../contract';
import { editable } from '../../rules/transitions';
import { type EntryFor, entriesFor, toOwnEntry } from './own-entries';
import { findContestOf, isOpen } from './own-entry';
import { picturesOf } from './own-pictures';

/**
 * An entry with everything that is written of it, for who entered it and for who is asked to join its team. Throws Unauthorized
 * for a visitor, NullPointer for everybody else.
 */
export async function readDraft(context: Context, id: string): Promise<EntryDraft> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const row = await entriesFor(read, personId).where('entry.id', '=', id).executeTakeFirst();
  const isOwn = row?.person_id === personId;
  const isAsked = row ? row.member_state !== null && row.member_state !== 'removed' : false;
  if (!row || !(isOwn || isAsked)) throw new CodedError('NullPointer');
  return {
    ...toOwnEntry(row, personId, context),
    ...{ workId: row.work_id ?? '', categoryId: row.category_id ?? '', mode: row.mode, teamName: row.team_name },
    ...{ titleZh: row.title_zh, titleEn: row.title_en, introZh: row.intro_zh, introEn: row.intro_en },
    pictures: picturesOf(row),
    work: toWork(row, context.language),
    entrant: await findEntrant(read, row.person_id, context.language),
    members: await findMembers(read, id, context.language),
    isPaid: row.is_paid === 1,
    agreedVersion: row.terms_version,
    isEditable: isOwn && editable.includes(row.state) && isOpen(await findContestOf(read, row), context.arrivedAt),
    revision: row.revision,
  };
}

/** The verb of `getOwnEntry`. */
export const getOwnEntry = (context: Context, { id }: { id: string }) => readDraft(context, id);

function toWork(row: EntryFor, language: Language): EntryDraft['work'] {
  if (row.work_id === null) return null;
  const title = translate(row.work_zh ?? '', row.work_en, language).text;
  return { id: row.work_id, title, thumb: row.cover, duration: row.duration_seconds ?? 0 };
}

async function findEntrant(db: Reader, personId: string, language: Language): Promise<EntryDraft['entrant']> {
  const { id, nickname, ...person } = await db
    .selectFrom('person')
    .select(['id', 'nickname', 'avatar', 'verification'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { userId: id, nickname: shownNickname(nickname, language), ...person };
}

/** Everybody who is asked to join the team, in the order in which they were. */
async function findMembers(db: Reader, entryId: string, language: Language): Promise<EntryDraft['members']> {
  const rows = await db
    .selectFrom('contest_entry_member as member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .select(['person.id', 'nickname', 'avatar', 'verification', 'member.state'])
    .where('entry_id', '=', entryId)
    .orderBy('invited_at')
    .orderBy('person.id')
    .execute();
  return rows.flatMap(({ id, nickname, avatar, verification, state }) =>
    state === 'removed' ? [] : { userId: id, nickname: shownNickname(nickname, language), avatar, verification, state },
  );
}
