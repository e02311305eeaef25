import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { ContestFields } from '../contract';
import { feesOutOfOrder } from './fees';

interface Known {
  /** In ms. */
  now: number;
  /** Works are taken from the one until the other, in ms. */
  enrolStartAt: number;
  enrolEndAt: number;
  /** What its readers know already: an end of the vote that stays may be past. */
  standing?: Pick<ContestFields, 'voteEndTime'> | undefined;
}

/**
 * What of a contest contradicts itself: with the rule `order` a fee whose date is not after the one before and a vote that does
 * not end after its start, with `repeated` a name of a category, with `required` the one of two times of a vote that is missing,
 * with `works` a vote that starts before works are shown, with `early` works that are shown before any is taken, and results
 * before works are no longer taken or votes no longer counted; with `past` a vote that would be over. A fee may have a date after
 * the close: it is what entering costs until the close.
 */
export function checkContest(fields: ContestFields, known: Known): FieldError[] {
  const { voteStartTime, voteEndTime, worksTime, resultsTime } = fields;
  const [voteStart, voteEnd] = [toMs(voteStartTime), toMs(voteEndTime)];
  const [works, results] = [toMs(worksTime), toMs(resultsTime)];
  const isPast = voteEndTime !== known.standing?.voteEndTime && isBefore(voteEnd, known.now);
  const broken: [field: string, rule: string, isBroken: boolean][] = [
    ['worksTime', 'early', isBefore(works, known.enrolStartAt)],
    ['voteStartTime', 'required', voteStartTime === '' && voteEndTime !== ''],
    ['voteEndTime', 'required', voteStartTime !== '' && voteEndTime === ''],
    // Without a time of their own, works are shown with the result, when nobody votes any more.
    ['voteStartTime', 'works', voteStart !== null && (works === null || isBefore(voteStart, works))],
    ['voteEndTime', 'order', voteStart !== null && voteEnd !== null && voteEnd <= voteStart],
    ['voteEndTime', 'past', isPast],
    ['resultsTime', 'early', isBefore(results, known.enrolEndAt) || isBefore(results, voteEnd)],
  ];
  return [
    ...checkCategories(fields.categories),
    ...broken.flatMap(([field, rule, isBroken]) => (isBroken ? [{ field, rule }] : [])),
  ];
}

const toMs = (written: string) => (written === '' ? null : Date.parse(written));
const isBefore = (one: number | null, other: number | null) => one !== null && other !== null && one < other;

function checkCategories(categories: ContestFields['categories']): FieldError[] {
  return categories.flatMap(({ fees, ...names }, index) => [
    ...(['nameZh', 'nameEn'] as const).flatMap((field) => {
      const isRepeated = categories.slice(0, index).some((former) => former[field] === names[field]);
      return names[field] !== '' && isRepeated ? [{ field: `categories.${index}.${field}`, rule: 'repeated' }] : [];
    }),
    ...feesOutOfOrder(fees.map(({ untilTime, feeFen }) => ({ untilAt: toMs(untilTime), feeFen }))).map((place) => ({
      field: `categories.${index}.fees.${place}.untilTime`,
      rule: 'order',
    })),
  ]);
}
