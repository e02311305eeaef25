import type { TellingChange } from '../codes';
import type { ActivityFields } from '../contract';

type Field = keyof ActivityFields;

/** What may change of an activity that is over or canceled: what it says and shows. All other fields are facts. */
const said: ReadonlySet<Field> = new Set<Field>(['titleZh', 'titleEn', 'bodyZh', 'bodyEn', 'cover', 'photos']);

/** The fields that a change gives another value. Both sides are in the form that `writtenFields` gives them. */
export function changedFields(before: ActivityFields, after: ActivityFields): Field[] {
  return (Object.keys(after) as Field[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Those of them that are facts. */
export function changedFacts(before: ActivityFields, after: ActivityFields): Field[] {
  return changedFields(before, after).filter((field) => !said.has(field));
}

const tellingFields = {
  time: ['holdStartTime', 'holdEndTime'],
  place: ['cityId', 'venueZh', 'venueEn', 'addressZh', 'addressEn', 'onlineUrl'],
} as const satisfies Partial<Record<TellingChange, readonly Field[]>>;

/**
 * What of a change of a public activity matters to who takes part: when it is, where it is, what a ticket costs or gives back. A
 * new ticket type changes nothing for them.
 */
export function tellingChangesOf(before: ActivityFields, after: ActivityFields): TellingChange[] {
  const changed = new Set<Field>(changedFields(before, after));
  const kinds = (['time', 'place'] as const).filter((kind) => tellingFields[kind].some((field) => changed.has(field)));
  return isPriceChanged(before, after) ? [...kinds, 'price'] : kinds;
}

function isPriceChanged(before: ActivityFields, after: ActivityFields): boolean {
  const stay = after.ticketTypes.flatMap(({ id, priceFen }) => {
    const former = before.ticketTypes.find((type) => type.id === id);
    return former ? [{ former: former.priceFen, priceFen }] : [];
  });
  if (stay.some(({ former, priceFen }) => former !== priceFen)) return true;
  const isPaid = stay.some(({ priceFen }) => priceFen > 0);
  return isPaid && (before.refundHours !== after.refundHours || before.refundPercent !== after.refundPercent);
}
