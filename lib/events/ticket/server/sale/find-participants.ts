import { sql } from 'kysely';
import type { z } from 'zod';
import { activityStatus } from '@/lib/events/activity/codes';
import type { namedPerson } from '@/lib/people/person/contract';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { findParticipants as contract } from '../../contract';

/** Who comes to a public activity and wants to be shown, the latest first. Throws NullPointer for an unknown one. */
export async function findParticipants(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<Page<z.output<typeof namedPerson>>> {
  const { activityId, pageIndex, pageSize } = query;
  const db = context.db.read;
  await db
    .selectFrom('activity')
    .select('id')
    .where('id', '=', activityId)
    .where('review_state', '=', activityStatus.passed)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  const page = db
    .selectFrom('ticket_participant')
    .select(['person_id', 'joined_at'])
    .where('activity_id', '=', activityId)
    // Literals, not parameters: otherwise the rows are read too, not only the partial index of those who are shown.
    .where('ticket_count', '>', sql.lit(0))
    .where('is_shown', '=', sql.lit(1))
    .orderBy('joined_at', 'desc')
    .orderBy('person_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('person', 'person.id', 'page.person_id')
    .select(['person.id', 'nickname', 'avatar', 'verification'])
    .where('erased_at', 'is', null)
    .orderBy('page.joined_at', 'desc')
    .orderBy('page.person_id')
    .execute();
  return toPage(rows, query, ({ id, nickname, ...person }) => ({
    ...{ userId: id, nickname: shownNickname(nickname, context.language) },
    ...person,
  }));
}
