import { flagTexts, submitForReview } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { nicknameKey } from '../rules/nickname';
import { isNicknameTaken, neutralNickname } from './nicknames';
import { keepPersonFound } from './search-document';

/** A new person: `words` are those that `checkNickname` found, `avatar` a media key. */
export interface NewPerson {
  id: string;
  nickname: string;
  words: readonly string[];
  avatar?: string | null;
}

/** Attempts at a neutral nickname, each almost certainly free. */
const attempts = 5;

/**
 * The prohibited words in a nickname. Throws ProhibitedWords if there are some and the caller has not confirmed the
 * warning. Call it before the transaction that creates the person.
 */
export async function checkNickname(context: Context, nickname: string, acknowledged: boolean): Promise<string[]> {
  const flagged = await flagTexts(context, { texts: [{ field: 'nickname', text: nickname }], acknowledged });
  return flagged.get('nickname')?.words ?? [];
}

/**
 * Creates a person. With prohibited words in the nickname they get a neutral one, in the caller's language, and the
 * chosen one goes to review. Throws NicknameTaken: of concurrent calls one succeeds.
 */
export async function createPerson(context: Context, tx: Tx, person: NewPerson): Promise<void> {
  const { id, nickname, words } = person;
  if (words.length === 0) {
    if (!(await insertPerson(context, tx, person))) throw new CodedError('NicknameTaken');
    await keepPersonFound(tx, id);
    return;
  }
  if (await isNicknameTaken(tx, nickname)) throw new CodedError('NicknameTaken');
  await insertUnderNeutralName(context, tx, person);
  await keepPersonFound(tx, id);
  await submitForReview(tx, { kind: 'person', subjectId: id, field: 'nickname', text: nickname, words }, context.now());
}

async function insertUnderNeutralName(context: Context, tx: Tx, person: NewPerson): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await insertPerson(context, tx, { ...person, nickname: neutralNickname(context.language) })) return;
  }
  throw new Error('No neutral nickname was free.');
}

/** False when the nickname is taken. */
async function insertPerson(context: Context, tx: Tx, { id, nickname, avatar = null }: NewPerson): Promise<boolean> {
  const empty = { address: '', bio: '', tagline: '', creative_fields: '[]', education: '', social_links: '[]' };
  const inserted = await tx
    .insertInto('person')
    .values({
      ...empty,
      id,
      nickname,
      nickname_key: nicknameKey(nickname),
      avatar,
      gender: 0,
      created_at: context.now(),
    })
    .onConflict((conflict) => conflict.column('nickname_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
