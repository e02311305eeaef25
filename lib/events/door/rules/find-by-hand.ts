import type { DoorTicket } from '../contract';

/** Most tickets that are shown for a text: who types one letter more finds fewer. */
const most = 30;

/** Tickets whose owner has this text in the name, or at the end of the mobile number. */
export function findByHand(tickets: readonly DoorTicket[], text: string): DoorTicket[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const found = [];
  for (const ticket of tickets) {
    const { name, mobileEnd } = ticket;
    if (name.toLowerCase().includes(wanted) || mobileEnd.endsWith(wanted)) found.push(ticket);
    if (found.length === most) break;
  }
  return found;
}
