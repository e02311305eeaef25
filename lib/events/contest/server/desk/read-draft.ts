import { reviewCode } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { ContestDraft } from '../../contract';
import { contestPhaseAt } from '../../rules/contest-phase';
import { votePhaseAt } from '../../rules/vote-phase';
import { voteTimes } from '../find-contest';
import { findStanding, type Standing } from './standing';
import { findUsed } from './used-categories';

/** A contest for its desk. Throws NullPointer for an unknown one; whoever calls it has checked who asks. */
export async function readDraft(context: Context, id: string): Promise<ContestDraft> {
  const { db, language, now } = context;
  const standing = await findStanding(db.read, id);
  const { activity, row, fields } = standing;
  const ids = fields.categories.map((category) => category.id);
  const title = translate(activity.title_zh, activity.title_en, language);
  return {
    ...fields,
    id,
    ...{ title: title.text, titleLanguage: title.language, thumb: activity.cover },
    isByStaff: activity.organiser_id !== signedIn(context).personId,
    phase: phaseOf(standing, now()),
    votePhase: row ? votePhaseAt(voteTimes(row), now()) : 'none',
    isApproved: activity.review_state === reviewCode.verified,
    isPublished: typeof row?.published_at === 'number',
    termsVersion: row?.terms_version ?? 0,
    ...{ enrolStartTime: toTime(activity.enrol_start_at), enrolEndTime: toTime(activity.enrol_end_at) },
    revision: row?.revision ?? 0,
    usedCategories: row ? await findUsed(db.read, id, ids) : [],
  };
}

/** Null while it is not public. */
function phaseOf({ activity, row }: Standing, now: number): ContestDraft['phase'] {
  if (typeof row?.published_at !== 'number' || activity.review_state !== reviewCode.verified) return null;
  const { enrol_start_at: enrolStartAt, enrol_end_at: enrolEndAt, canceled_at } = activity;
  return contestPhaseAt({ enrolStartAt, enrolEndAt, decidedAt: row.decided_at, isCanceled: canceled_at !== null }, now);
}

/** Empty while its activity does not say it. */
const toTime = (ms: number) => (ms === 0 ? '' : isoInBeijing(ms));
