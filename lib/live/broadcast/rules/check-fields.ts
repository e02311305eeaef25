import { millisecondsInDay } from 'date-fns/constants';
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
 * What is wrong with the start of a broadcast at `now` (ms): with the rule `past` one that is over, with `far` one that is too far
 * ahead. One that readers know already may stay, whatever the clock says.
 */
export function checkStart({ startTime }: Pick<BroadcastFields, 'startTime'>, now: number, known = ''): FieldError[] {
  if (startTime === '' || startTime === known) return [];
  const start = Date.parse(startTime);
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
