import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { ActivityFields, WrittenTicketType } from '../contract';
import { admissionOf } from './admission';

interface Known {
  /** In ms. */
  now: number;
  /** What its readers know already: times that stay may be past. */
  standing?: Pick<ActivityFields, 'holdStartTime' | 'holdEndTime'> | undefined;
}

/**
 * The times of an activity that contradict each other (specification section 5): with the rule `order` an end before its start,
 * with `late` a registration or a sale that goes on after the end, with `past` what would be over, and what readers know to come
 * and would have begun. Missing ones contradict nothing.
 */
export function checkTimes(fields: ActivityFields, { now, standing }: Known): FieldError[] {
  const { enrolStartTime, enrolEndTime, holdStartTime, holdEndTime } = fields;
  const isPast = (field: 'holdStartTime' | 'holdEndTime') =>
    fields[field] !== '' && fields[field] !== standing?.[field] && Date.parse(fields[field]) <= now;
  const sold = admissionOf(fields) === 'tickets' ? fields.ticketTypes : [];
  const broken: [field: string, rule: string, isBroken: boolean][] = [
    ['enrolEndTime', 'order', isAfter(enrolStartTime, enrolEndTime)],
    ['enrolEndTime', 'late', isAfter(enrolEndTime, holdEndTime)],
    ['holdEndTime', 'order', isAfter(holdStartTime, holdEndTime)],
    ['holdStartTime', 'past', standing !== undefined && isPast('holdStartTime')],
    ['holdEndTime', 'past', isPast('holdEndTime')],
    ...sold.flatMap((type, index) => {
      const [start, end] = [type.saleStartTime || enrolStartTime, type.saleEndTime || enrolEndTime];
      return [
        [`ticketTypes.${index}.${saleField(type)}`, 'order', hasSale(type) && isAfter(start, end)],
        [`ticketTypes.${index}.saleEndTime`, 'late', isAfter(type.saleEndTime, holdEndTime)],
      ] satisfies typeof broken;
    }),
  ];
  return broken.flatMap(([field, rule, isBroken]) => (isBroken ? [{ field, rule }] : []));
}

const isAfter = (start: string, end: string) => start !== '' && end !== '' && Date.parse(start) > Date.parse(end);

/** A sale with times of its own; others are those of the registration. */
const hasSale = ({ saleStartTime, saleEndTime }: WrittenTicketType) => saleStartTime !== '' || saleEndTime !== '';

/** The one of its times that was written: the end where both were. */
const saleField = ({ saleEndTime }: WrittenTicketType) => (saleEndTime === '' ? 'saleStartTime' : 'saleEndTime');
