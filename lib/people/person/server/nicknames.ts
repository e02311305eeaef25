import { randomInt } from 'node:crypto';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { unlessTaken } from '@/lib/platform/server/db/unless-taken';
import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/people/person.json';
import zh from '@/messages/zh/people/person.json';
import { nicknameKey, plainNickname } from '../rules/nickname';

const names = { zh: zh.names, en: en.names };
/** Number of digits appended to a taken nickname, and of those in a neutral one. */
const [fewDigits, manyDigits] = [4, 8];
const attempts = 5;

/** The public name: the nickname, or a replacement for an erased person (specification section 3, `nickName`). */
export function shownNickname(nickname: string, language: Language): string {
  return nickname === '' ? names[language].deleted : nickname;
}

/** A neutral nickname: 用户 or Member, with digits. The chance that it is taken is one in a hundred million. */
export function neutralNickname(language: Language): string {
  return names[language].member + digits(manyDigits);
}

/** Whether somebody other than `exceptId` has the nickname in any spelling. */
export async function isNicknameTaken(db: Reader, nickname: string, exceptId = ''): Promise<boolean> {
  const holder = db.selectFrom('person').select('id').where('nickname_key', '=', nicknameKey(nickname));
  return (await holder.where('id', '!=', exceptId).executeTakeFirst()) !== undefined;
}

/**
 * A valid free nickname made from a name elsewhere (the chat app): emoji and special characters are removed, digits are
 * added if it is taken. It may be taken by the time it is used.
 */
export async function freeNickname({ db, language }: Pick<Context, 'db' | 'language'>, wish: string): Promise<string> {
  const plain = plainNickname(wish);
  if (plain && !(await isNicknameTaken(db.read, plain))) return plain;
  const stem = plainNickname(wish, 20 - fewDigits);
  for (let attempt = 0; stem && attempt < attempts; attempt += 1) {
    const nickname = stem + digits(fewDigits);
    if (!(await isNicknameTaken(db.read, nickname))) return nickname;
  }
  return neutralNickname(language);
}

/**
 * Sets the nickname of an existing person; returns false when somebody else has it: of concurrent calls one succeeds.
 * The transaction continues either way.
 */
export function takeNickname(tx: Tx, personId: string, nickname: string): Promise<boolean> {
  return unlessTaken(tx, () =>
    tx
      .updateTable('person')
      .set({ nickname, nickname_key: nicknameKey(nickname) })
      .where('id', '=', personId)
      .where('erased_at', 'is', null)
      .execute(),
  );
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
