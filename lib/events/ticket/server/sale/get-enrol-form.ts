import { activityStatus } from '@/lib/events/activity/codes';
import type { WrittenQuestion } from '@/lib/events/activity/contract';
import { professionName } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Language, translate } from '@/lib/platform/shared/language';
import type { EnrolForm } from '../../contract';

/**
 * The organiser's questions of a public activity in the caller's language, and what is known of the caller: what they wrote
 * for their last ticket, else their profile. Throws Unauthorized, and NullPointer for an unknown activity.
 */
export async function getEnrolForm(context: Context, { activityId }: { activityId: string }): Promise<EnrolForm> {
  const { personId } = signedIn(context);
  const activity = await context.db.read
    .selectFrom('activity')
    .select('questions')
    .where('id', '=', activityId)
    .where('review_state', '=', activityStatus.passed)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return {
    questions: questionsIn(activity.questions, context.language),
    profile: await findProfile(context, personId),
  };
}

/** The questions of an activity, in a language or in the other one where it is missing. */
export function questionsIn(written: string, language: Language): EnrolForm['questions'] {
  return (JSON.parse(written) as WrittenQuestion[]).map(({ id, textZh, textEn, isRequired }) => {
    const shown = translate(textZh, textEn, language);
    return { id, text: shown.text, language: shown.language, isRequired };
  });
}

async function findProfile({ db, language }: Context, personId: string): Promise<EnrolForm['profile']> {
  const last = await db.read
    .selectFrom('ticket')
    .select(['attendee', 'mobile', 'occupation'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { nickname, profession } = await db.read
    .selectFrom('person')
    .select(['nickname', 'profession'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    name: last?.attendee ?? nickname,
    mobile: last?.mobile ?? (await findPhone(db.read, personId)),
    occupation: last?.occupation || (profession === null ? '' : (professionName(profession, language) ?? '')),
  };
}

/** The bound mobile number of a person; empty for none. */
async function findPhone(db: Reader, personId: string): Promise<string> {
  const account = await db.selectFrom('account_user').select('phone').where('id', '=', personId).executeTakeFirst();
  return account?.phone ?? '';
}
