import { addMonths } from 'date-fns';
import { isCreditCode } from '@/lib/platform/shared/credit-code';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { ageByIdCard, isIdCardNumber, isRealDay } from '@/lib/platform/shared/id-card';
import { type PaperKind, verifiedAges } from '../codes';

/** Shapes of the numbers of papers but ID cards, whose numbers check themselves. */
const shapes: Readonly<Record<Exclude<PaperKind, 'idCard'>, RegExp>> = {
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
  return paper === 'idCard' ? isIdCardNumber(number) : shapes[paper].test(number);
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
  } else {
    const number = plainNumber(form.number);
    if (!isPaperNumber(form.paper, number)) broken.push({ field: 'number', rule: form.paper });
    else if (isTooYoung(form.paper, number, now)) broken.push({ field: 'number', rule: 'tooYoung' });
  }
  const rule = brokenEnd(form, now);
  if (rule) broken.push({ field: 'validUntil', rule });
  if (form.kind === 'individual' && form.paper !== 'passport' && !form.back) {
    broken.push({ field: 'back', rule: 'required' });
  }
  return broken;
}

/** By an ID card. Other papers do not say it in their number; staff see it on their picture. */
function isTooYoung(paper: PaperKind, number: string, now: number): boolean {
  const age = paper === 'idCard' ? ageByIdCard(number, beijingDay(now)) : null;
  return age !== null && age < verifiedAges.least;
}

/** Of people's papers only ID cards are issued without an end. */
function brokenEnd(form: Checked, now: number): string | null {
  const { validUntil } = form;
  if (validUntil === '') return form.kind === 'company' || form.paper === 'idCard' ? null : 'required';
  if (!isRealDay(validUntil)) return 'date';
  return validUntil > dayInAMonth(now) ? null : 'tooSoon';
}
