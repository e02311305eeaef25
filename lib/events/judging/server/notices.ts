import type { Notice, NoticeSource } from '@/lib/base/notice/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import en from '@/messages/en/events/judging-notices.json';
import zh from '@/messages/zh/events/judging-notices.json';

const about = (id: string) => ({ kind: 'activity', id }) as const;
const judgingPath = (roundId: string) => `/judging/${encodeURIComponent(roundId)}`;

/** Asks somebody to judge. */
export const judgingInvitedNotice: NoticeSource<'judging.invited'> = {
  kind: 'judgingInvited',
  type: 'events',
  on: 'judging.invited',
  words: { zh: zh.judgingInvited, en: en.judgingInvited },
  async tell(_context, _tx, { roundId, contestId, personId }) {
    return [{ to: personId, by: null, about: about(contestId), path: judgingPath(roundId) }];
  },
};

/** Tells the organiser what somebody answered. */
export const judgingAnsweredNotice: NoticeSource<'judging.answered'> = {
  kind: 'judgingAnswered',
  type: 'events',
  on: 'judging.answered',
  words: { zh: zh.judgingAnswered, en: en.judgingAnswered },
  async tell(_context, tx, { contestId, personId, accepts }) {
    const { organiser_id } = await tx
      .selectFrom('activity')
      .select('organiser_id')
      .where('id', '=', contestId)
      .executeTakeFirstOrThrow();
    const values = { accepts: accepts ? 'yes' : 'no' };
    return [{ to: organiser_id, by: personId, about: about(contestId), values }];
  },
};

/** Tells somebody that they do not judge any more. */
export const judgingRemovedNotice: NoticeSource<'judging.removed'> = {
  kind: 'judgingRemoved',
  type: 'events',
  on: 'judging.removed',
  words: { zh: zh.judgingRemoved, en: en.judgingRemoved },
  async tell(_context, _tx, { contestId, personId }) {
    return [{ to: personId, by: null, about: about(contestId) }];
  },
};

/** Tells judges that there are entries for them, and until when. */
export const judgingAssignedNotice: NoticeSource<'judging.assigned'> = {
  kind: 'judgingAssigned',
  type: 'events',
  on: 'judging.assigned',
  words: { zh: zh.judgingAssigned, en: en.judgingAssigned },
  async tell(_context, tx, { roundId, contestId, people }) {
    const { deadline_at } = await tx
      .selectFrom('judging_round')
      .select('deadline_at')
      .where('id', '=', roundId)
      .executeTakeFirstOrThrow();
    return untilNotices({ roundId, contestId, people, deadline: deadline_at ?? 0 });
  },
};

/** Tells judges of a later deadline. */
export const judgingExtendedNotice: NoticeSource<'judging.extended'> = {
  kind: 'judgingExtended',
  type: 'events',
  on: 'judging.extended',
  words: { zh: zh.judgingExtended, en: en.judgingExtended },
  async tell(_context, _tx, told) {
    return untilNotices(told);
  },
};

/** Tells the chair that ties wait for them. */
export const judgingTiedNotice: NoticeSource<'judging.tied'> = {
  kind: 'judgingTied',
  type: 'events',
  on: 'judging.tied',
  words: { zh: zh.judgingTied, en: en.judgingTied },
  async tell(_context, tx, { roundId, contestId }) {
    const to = await findChair(tx, roundId);
    return to === null ? [] : [{ to, by: null, about: about(contestId), path: judgingPath(roundId) }];
  },
};

interface Until {
  roundId: string;
  contestId: string;
  people: readonly string[];
  /** In ms. */
  deadline: number;
}

const untilNotices = ({ roundId, contestId, people, deadline }: Until): Notice[] =>
  people.map((to) => ({
    ...{ to, by: null, about: about(contestId), path: judgingPath(roundId) },
    values: { until: formatDate(deadline, { withTime: true }) },
  }));

async function findChair(tx: Tx, roundId: string): Promise<string | null> {
  const chair = await tx
    .selectFrom('judging_judge')
    .select('person_id')
    .where('round_id', '=', roundId)
    .where('is_chair', '=', 1)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return chair?.person_id ?? null;
}
