import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ask, callAs } from '../../front/centre/calls';
import type { Person } from '../../people/account/people';
import { addActivity } from '../stage';

interface Offered {
  id: string;
  ticketTypes: { id: string; name: { text: string }; priceFen: number }[];
}

/** An activity of a new organiser, with a free type and one that costs ¥30, of which there are so many. */
export async function offer(request: APIRequestContext, organiserId: string, quantity: number): Promise<Offered> {
  const id = addActivity(organiserId, [{ priceFen: 0 }, { priceFen: 3000, quantity }]);
  return ask<Offered>(request, `/api/activity/detail?id=${id}`);
}

/** Puts ¥50 into the wallet of a person, at the counter. */
export async function fillWallet(request: APIRequestContext, person: Pick<Person, 'token'>): Promise<void> {
  const call = <Data>(path: string, form: Record<string, string>) => callAs<Data>(request, person, path, form);
  const order = { amountFen: '5000', clientId: randomUUID() };
  const { orderId } = await call<{ orderId: string }>('/api/wallet/topUp', order);
  const { url } = await call<{ url: string }>('/api/payment/begin', { orderId, scene: 'h5' });
  await call('/api/payment/counter/pay', { outTradeNo: url.replace('/counter/', '') });
}

/** Orders so many tickets of a type; returns the order. */
export async function orderTickets(
  request: APIRequestContext,
  person: Pick<Person, 'token'>,
  ticketTypeId: string,
  count: number,
): Promise<string> {
  const attendees = Array.from({ length: count }, (_, index) => ({ name: `光友 ${index}`, mobile: '13800138000' }));
  const form = { ticketTypeId, attendees: JSON.stringify(attendees), clientId: randomUUID() };
  return (await callAs<{ orderId: string }>(request, person, '/api/ticket/order', form)).orderId;
}
