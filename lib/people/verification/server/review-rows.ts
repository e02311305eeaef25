import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { ApplicationRow } from '../contract';
import { type ApplicationOnFile, toOwnApplication } from './application-item';

/** Applications for the console, with the person and who decided. */
export const selectForReview = ({ db }: Pick<Context, 'db'>) =>
  db.read
    .selectFrom('verification_application')
    .innerJoin('person', 'person.id', 'verification_application.person_id')
    .leftJoin('person as reviewer', 'reviewer.id', 'verification_application.decided_by')
    .selectAll('verification_application')
    .select(['person.nickname', 'reviewer.nickname as reviewer']);

/** An application as a row of the queue: masked. */
export function toApplicationRow(
  { language }: Pick<Context, 'language'>,
  row: ApplicationOnFile & { nickname: string; reviewer: string | null },
): ApplicationRow {
  return {
    ...toOwnApplication(row),
    personId: row.person_id,
    nickname: shownNickname(row.nickname, language),
    revision: row.revision,
    decidedBy: row.reviewer === null ? '' : shownNickname(row.reviewer, language),
  };
}
