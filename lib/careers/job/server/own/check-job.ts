import { isArea, isIndustry, isProfession } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { JobFields } from '../../contract';
import { checkLastDay, checkSalary, missingFields } from '../../rules/check-fields';
import type { JobRow } from '../find-job';

/** What was written of a job, and what it was written over. */
export interface Written {
  row: JobRow;
  standing: JobFields;
  fields: JobFields;
}

/** Throws code `400` with the rule `unknown` for an area, a profession or an industry that no dictionary has. */
export function requireKnown({ areaId, profession, industry }: JobFields): void {
  const isKnown = (value: string, isThere: (id: string) => boolean) => value === '' || isThere(value);
  const unknown = [
    ...(isKnown(areaId, isArea) ? [] : ['areaId']),
    ...(isKnown(profession, isProfession) ? [] : ['profession']),
    ...(isKnown(industry, isIndustry) ? [] : ['industry']),
  ];
  refuse(unknown.map((field) => ({ field, rule: 'unknown' })));
}

/** Throws code `400` for every field that a job lacks to be handed in (`required`), and for what contradicts itself. */
export function requireComplete(
  { language, now }: Pick<Context, 'language' | 'now'>,
  { row, standing, fields }: Written,
): void {
  const known = row.published_at === null ? '' : standing.lastDay;
  refuse([
    ...missingFields(fields, language).map((field) => ({ field, rule: 'required' })),
    ...checkSalary(fields),
    ...checkLastDay(fields, now(), known),
  ]);
}

export function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new CodedError('400', { fields });
}
