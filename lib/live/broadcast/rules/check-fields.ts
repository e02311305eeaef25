import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import { broadcastLimits } from '../codes';
import type { BroadcastFields } from '../contract';
import { missingTexts } from './broadcast-texts';

/** The fields that a broadcast lacks to be handed in, in the order of its form. */
export function missingFields(fields: BroadcastFields, version: Language): string[] {
  return [
    ...missingTexts(fields, version),
    ...(['cover', 'startTime'] as const).filter((field) => fields[field] === ''),
    ...(fields.source === 'address' && fields.sourceAddress === '' ? ['sourceAddress'] : []),
  ];
}

/**
 * What is wrong with the times of a broadcast at `now` (ms): with the rule `past` a start, or an end, that is over, with `far` a start
 * that is too far ahead. A start that readers know already may stay, whatever the clock says; but one that is late is not to be missed
 * by being made shorter.
 */
export function checkTimes(
  { startTime, minutes }: Pick<BroadcastFields, 'startTime' | 'minutes'>,
  now: number,
  known = '',
): FieldError[] {
  if (startTime === '') return [];
  const start = Date.parse(startTime);
  if (startTime === known) {
    return start + minutes * millisecondsInMinute <= now ? [{ field: 'minutes', rule: 'past' }] : [];
  }
  if (start <= now) return [{ field: 'startTime', rule: 'past' }];
  return start > now + broadcastLimits.aheadDays * millisecondsInDay ? [{ field: 'startTime', rule: 'far' }] : [];
}

type Field = keyof BroadcastFields;

/** What may change of a broadcast that has begun, is over or canceled: what it says and shows. */
const said: ReadonlySet<Field> = new Set<Field>(['titleZh', 'titleEn', 'bodyZh', 'bodyEn', 'cover']);
/** What stays as it was when the broadcast became public: people have paid for it. */
const fixed = ['priceFen', 'source'] as const satisfies readonly Field[];

/** The fields that a change gives another value. Both sides are in the form of `writtenFields`. */
export const changedFields = (before: BroadcastFields, after: BroadcastFields): Field[] =>
  (Object.keys(after) as Field[]).filter((field) => before[field] !== after[field]);

/** Those of them that are facts, and not what it says and shows. */
export const changedFacts = (before: BroadcastFields, after: BroadcastFields): Field[] =>
  changedFields(before, after).filter((field) => !said.has(field));

/** Those that a public broadcast keeps. */
export const changedFixed = (before: BroadcastFields, after: BroadcastFields): Field[] =>
  fixed.filter((field) => before[field] !== after[field]);
