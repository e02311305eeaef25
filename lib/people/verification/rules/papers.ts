import { addMonths } from 'date-fns';
import { isCreditCode } from '@/lib/platform/shared/credit-code';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { PaperKind } from '../codes';

/** Shapes of the numbers of papers; that of an ID card is checked further. */
const shapes: Readonly<Record<PaperKind, RegExp>> = {
  idCard: /^[1-9]\d{16}[\dX]$/,
  // Of any country: the one thing they share is that there are digits.
  passport: /^(?=.*\d)[A-Z0-9]{5,15}$/,
  // Issued since 1999: two more digits count the issues.
  hkMacaoPermit: /^[HM]\d{8}(\d{2})?$/,
  // A card, or the older booklet with its issue and its check letter.
  taiwanPermit: /^\d{8}$|^\d{10}[A-Z]?$/,
};

/** A number as it is compared and kept: capitals and digits of one kind, without spaces and hyphens. */
export function plainNumber(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
}

/** Whether a plain number is one of this kind of paper (specification section 5: the ID number must be valid). */
export function isPaperNumber(paper: PaperKind, number: string): boolean {
  return shapes[paper].test(number) && (paper !== 'idCard' || isIdCard(number));
}

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idChecks = '10X98765432';

/** The check character of ISO 7064 (MOD 11-2) and a birth date that exists; GB 11643. */
function isIdCard(number: string): boolean {
  const sum = idWeights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  const birth = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return number[17] === idChecks[sum % 11] && birth >= '1880' && isRealDay(birth);
}

/** Whether a YYYY-MM-DD exists in the calendar. */
function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The Beijing day a month after that of `now`, by the calendar: papers must be valid beyond it. */
export function dayInAMonth(now: number): string {
  return addMonths(new Date(`${beijingDay(now)}T00:00:00Z`), 1)
    .toISOString()
    .slice(0, 10);
}

/** What is checked of an application. `validUntil` is YYYY-MM-DD, or empty for a paper without an end. */
export type Checked =
  | { kind: 'individual'; paper: PaperKind; number: string; validUntil: string; back?: unknown }
  | { kind: 'company'; creditCode: string; validUntil: string };

/**
 * The fields of an application that break a rule (specification section 5), in the order of the form; none for a sound one.
 * `now` in ms.
 */
export function brokenFields(form: Checked, now: number): FieldError[] {
  const broken: FieldError[] = [];
  if (form.kind === 'company') {
    if (!isCreditCode(plainNumber(form.creditCode))) broken.push({ field: 'creditCode', rule: 'creditCode' });
  } else if (!isPaperNumber(form.paper, plainNumber(form.number))) {
    broken.push({ field: 'number', rule: form.paper });
  }
  const rule = brokenEnd(form, now);
  if (rule) broken.push({ field: 'validUntil', rule });
  if (form.kind === 'individual' && form.paper !== 'passport' && !form.back) {
    broken.push({ field: 'back', rule: 'required' });
  }
  return broken;
}

/** Of people's papers only ID cards are issued without an end. */
function brokenEnd(form: Checked, now: number): string | null {
  const { validUntil } = form;
  if (validUntil === '') return form.kind === 'company' || form.paper === 'idCard' ? null : 'required';
  if (!isRealDay(validUntil)) return 'date';
  return validUntil > dayInAMonth(now) ? null : 'tooSoon';
}
