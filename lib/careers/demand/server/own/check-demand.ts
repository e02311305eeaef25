import { isArea } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import type { DemandFields } from '../../contract';
import { checkFields, missingFields } from '../../rules/check-fields';
import type { DemandRow } from '../find-demand';

/** What was written of a demand, and what it was written over. */
export interface Written {
  row: DemandRow;
  standing: DemandFields;
  fields: DemandFields;
}

/** Throws code `400` with the rule `unknown` for an area that the dictionary has not. */
export function requireKnown({ areaId }: DemandFields): void {
  if (areaId !== '' && !isArea(areaId)) refuse([{ field: 'areaId', rule: 'unknown' }]);
}

/**
 * Throws code `400` for every field that a demand lacks to be handed in (`required`), and for what contradicts itself
 * (`rules/check-fields.ts`).
 */
export function requireComplete(
  { language, now }: Pick<Context, 'language' | 'now'>,
  { row, standing, fields }: Written,
): void {
  const known = row.verified_at === null ? '' : standing.lastDay;
  const missing = missingFields(fields, language, row.owner_id === null);
  refuse([...missing.map((field) => ({ field, rule: 'required' })), ...checkFields(fields, now(), known)]);
}

function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new CodedError('400', { fields });
}
