import { millisecondsInDay } from 'date-fns/constants';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { Language } from '@/lib/platform/shared/language';
import { demandLimits } from '../codes';
import type { DemandFields } from '../contract';
import { missingTexts } from './demand-texts';

const ways = ['contactPhone', 'contactEmail', 'contactWechat'] as const;

/**
 * The fields that a demand lacks to be handed in, in the order of its form. One way to reach its contact is enough; without any,
 * the first one is missing. Staff write the name of a customer's company as well (`isOurs`).
 */
export function missingFields(fields: DemandFields, version: Language, isOurs: boolean): string[] {
  return [
    ...(isOurs && fields.companyName === '' ? ['companyName'] : []),
    ...missingTexts(fields, version),
    ...(['kind', 'lastDay', 'contactName'] as const).filter((field) => fields[field] === ''),
    ...(ways.every((way) => fields[way] === '') ? ways.slice(0, 1) : []),
  ];
}

/**
 * What contradicts itself at `now` (ms): with the rule `backwards` a budget that ends below its beginning, with `past` or `far` a
 * last day that is over or too far ahead, with `early` or `far` a delivery before the last day or too far ahead. A last day that
 * readers know already (`known`) may stay, whatever the clock says.
 */
export function checkFields(fields: DemandFields, now: number, known = ''): FieldError[] {
  return [...checkBudget(fields), ...checkDays(fields, now, known)];
}

function checkBudget({ budgetFrom, budgetTo }: DemandFields): FieldError[] {
  const isBackwards = budgetFrom !== null && budgetTo !== null && budgetFrom > budgetTo;
  return isBackwards ? [{ field: 'budgetTo', rule: 'backwards' }] : [];
}

function checkDays({ lastDay, deliverOn }: DemandFields, now: number, known: string): FieldError[] {
  const ahead = (days: number) => beijingDay(now + days * millisecondsInDay);
  const errors: FieldError[] = [];
  if (lastDay !== '' && lastDay !== known) {
    if (lastDay < beijingDay(now)) errors.push({ field: 'lastDay', rule: 'past' });
    else if (lastDay > ahead(demandLimits.aheadDays)) errors.push({ field: 'lastDay', rule: 'far' });
  }
  if (deliverOn !== '' && deliverOn < lastDay) errors.push({ field: 'deliverOn', rule: 'early' });
  else if (deliverOn > ahead(demandLimits.deliveryDays)) errors.push({ field: 'deliverOn', rule: 'far' });
  return errors;
}

type Field = keyof DemandFields;

/** The fields that a change gives another value. */
export const changedFields = (before: DemandFields, after: DemandFields): Field[] =>
  (Object.keys(after) as Field[]).filter((field) => before[field] !== after[field]);

/** What readers of its page do not see. */
const hidden: ReadonlySet<Field> = new Set<Field>(['contactName', ...ways]);

/** Whether a change is seen by readers of a public demand. */
export const isSeenIn = (fields: readonly Field[]): boolean => fields.some((field) => !hidden.has(field));
