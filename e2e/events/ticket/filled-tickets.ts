import type { APIRequestContext } from '@playwright/test';
import type { Person } from '../../people/account/people';
import { offer, orderTickets } from './ticketing';

/** What the screens of tickets show, by the ids in their addresses. */
export interface FilledTickets {
  /** An activity with tickets, and its first type, a free one. */
  ticketed: string;
  ticketType: string;
  /** An order of two free tickets, and one that is to be paid. */
  ticketOrder: string;
  unpaidTickets: string;
}

/** Gives a person free tickets and an order to pay, of one activity. */
export async function fillTickets(request: APIRequestContext, person: Person): Promise<FilledTickets> {
  const { id, ticketTypes } = await offer(request, 'person-034', 10);
  const [free, paid] = ticketTypes;
  const ticketType = free?.id ?? '';
  const ticketOrder = await orderTickets(request, person, ticketType, 2);
  const unpaidTickets = await orderTickets(request, person, paid?.id ?? '', 1);
  return { ticketed: id, ticketType, ticketOrder, unpaidTickets };
}
