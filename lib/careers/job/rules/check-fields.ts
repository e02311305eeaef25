import { millisecondsInDay } from 'date-fns/constants';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import { jobLimits } from '../codes';
import type { JobFields } from '../contract';
import { missingTexts } from './job-texts';

/** The fields that a job lacks to be handed in, in the order of its form. */
export function missingFields(fields: JobFields, version: Language): string[] {
  const paid = fields.isNegotiable ? [] : (['salaryFrom', 'salaryTo'] as const);
  return [
    ...missingTexts(fields, version),
    ...(['areaId', 'profession'] as const).filter((field) => fields[field] === ''),
    ...paid.filter((field) => fields[field] === 0),
  ];
}

/** What contradicts itself in a job: a salary that ends below its beginning, with the rule `backwards`. */
export function checkSalary({ isNegotiable, salaryFrom, salaryTo }: JobFields): FieldError[] {
  const isBackwards = !isNegotiable && salaryTo !== 0 && salaryTo < salaryFrom;
  return isBackwards ? [{ field: 'salaryTo', rule: 'backwards' }] : [];
}

/**
 * What is wrong with the last day to apply at `now` (ms): with the rule `past` one that is over, with `far` one that is too far
 * ahead. The one that readers know already may stay.
 */
export function checkLastDay({ lastDay }: Pick<JobFields, 'lastDay'>, now: number, known = ''): FieldError[] {
  if (lastDay === '' || lastDay === known) return [];
  const until = endOfDay(lastDay);
  if (until <= now) return [{ field: 'lastDay', rule: 'past' }];
  return until > now + jobLimits.aheadDays * millisecondsInDay ? [{ field: 'lastDay', rule: 'far' }] : [];
}

/** The end of a day in Beijing (YYYY-MM-DD), in ms; 0 for an empty text. */
export const endOfDay = (day: string): number =>
  day === '' ? 0 : beijingMidnight(Date.parse(`${day}T12:00:00+08:00`)) + millisecondsInDay;

type Field = keyof JobFields;

/** The fields that a change gives another value. Both sides are in the form of `writtenFields`. */
export const changedFields = (before: JobFields, after: JobFields): Field[] =>
  (Object.keys(after) as Field[]).filter((field) => String(before[field]) !== String(after[field]));
