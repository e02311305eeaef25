import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { ActivityFields } from '../contract';
import { admissionOf } from './admission';

/**
 * The numbers of an activity's ticket types that contradict each other: with the rule `stock` a type that has more than the
 * common stock it is taken from, with `perPerson` a person who may have more than there are (specification section 5).
 */
export function checkTickets(fields: ActivityFields): FieldError[] {
  if (admissionOf(fields) !== 'tickets') return [];
  const { ticketTypes, commonStock } = fields;
  return ticketTypes.flatMap(({ quantity, sharesStock, perPerson }, index) => {
    const common = (sharesStock ? commonStock : null) ?? Number.POSITIVE_INFINITY;
    const own = quantity ?? Number.POSITIVE_INFINITY;
    return [
      ...(quantity !== null && own > common ? [{ field: `ticketTypes.${index}.quantity`, rule: 'stock' }] : []),
      ...(perPerson > Math.min(own, common) ? [{ field: `ticketTypes.${index}.perPerson`, rule: 'perPerson' }] : []),
    ];
  });
}
