import { randomUUID } from 'node:crypto';
import { atOnce, database, find, insert, type Row } from '../stage';

/** Companies, activities and tickets that journeys need without testing how they come to be, as rows. */

/** Makes a person a verified company, who may launch activities, by an application that passed and whose papers are not kept any more. */
export function verifyCompany(personId: string): void {
  const own = { id: randomUUID(), person_id: personId, client_id: randomUUID(), sealed: null, number_digest: null };
  const model = find('verification_application', 'person_id', 'person-034');
  atOnce(() => {
    insert('verification_application', { ...model, ...own, kind: 'company', state: 'passed', valid_until: null });
    database().prepare("update person set verification = 'company' where id = ?").run(personId);
  });
}

/** A ticket type of an activity of a journey; without a quantity there is no end of it. */
export interface StagedType {
  priceFen: number;
  quantity?: number;
}

/** A public activity of the demonstration, on site and to come, of which others are copies. */
const model = 'activity-12';

/** Creates a public activity of a person, with tickets to come; `own` are its columns that matter. Returns its id. */
export function addActivity(
  organiserId: string,
  types: readonly StagedType[] = [{ priceFen: 0 }],
  own: Row = {},
): string {
  const id = randomUUID();
  const type = find('activity_ticket_type', 'activity_id', model);
  const none = { shares_stock: 0, per_person: 0, sale_start_at: null, sale_end_at: null, is_paused: 0 };
  atOnce(() => {
    insert('activity', { ...find('activity', 'id', model), questions: '[]', ...own, id, organiser_id: organiserId });
    for (const [position, { priceFen, quantity = null }] of types.entries()) {
      const typeId = randomUUID();
      const given = { id: typeId, activity_id: id, position, price_fen: priceFen, quantity };
      insert('activity_ticket_type', { ...type, ...none, ...given });
      addStock(typeId, id, quantity);
    }
  });
  return id;
}

/** Creates a public activity of a person for which so many people can sign up; returns its id. */
export function addSignupActivity(organiserId: string, capacity: number): string {
  const id = addActivity(organiserId, [], { capacity, common_stock: null, price_from: 0, price_to: 0 });
  addStock(id, id, capacity);
  return id;
}

function addStock(id: string, activityId: string, total: number | null) {
  insert('ticket_stock', { id, activity_id: activityId, total, taken: 0, is_closed: 0 });
}

/** Creates a valid ticket of a person, their only one for an activity of {@link addActivity}; returns its id. */
export function addTicket(activityId: string, personId: string, attendee: string): string {
  const id = randomUUID();
  const type = find('activity_ticket_type', 'activity_id', activityId);
  const own = { activity_id: activityId, ticket_type_id: type.id ?? null, order_id: null, person_id: personId };
  const given = { state: 'valid', price_fen: 0, mobile: '+8613800001234', is_shown: 1, created_at: Date.now() };
  insert('ticket', { ...own, ...given, id, attendee });
  return id;
}
