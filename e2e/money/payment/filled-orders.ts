import { type APIRequestContext, expect } from '@playwright/test';
import { plainPicture } from '../../../test/pictures';
import { callAs } from '../../front/centre/calls';
import type { Person } from '../../people/account/people';
import { addOrder, addStuckRefund } from '../../stage';

/** What was ordered, by the ids in the addresses of its pages. */
export interface FilledOrders {
  unpaid: string;
  /** To be paid by a bank transfer. */
  transferred: string;
  /** The same with a slip that waits for staff. */
  slip: string;
  /** One whose time to be paid is over. */
  late: string;
  /** Paid at the counter. */
  paid: string;
  /** The same with a refund that the counter does not make. */
  stuck: string;
  /** An open bill at the counter. */
  bill: string;
}

const titles = { titleZh: '光之夜 '.repeat(12).trim(), titleEn: 'Unquestionably '.repeat(8).trim() };

/** Gives a person an order in each state that its pages show. */
export async function fillOrders(
  request: APIRequestContext,
  person: Person & { userId: string },
): Promise<FilledOrders> {
  const call = <Data>(name: string, form: Record<string, string>) =>
    callAs<Data>(request, person, `/api/payment/${name}`, form);
  const order = (kind: 'ticket' | 'membership' | 'topUp', payableFor = 86_400_000) =>
    addOrder(person.userId, { kind, ...titles, totalFen: 128_800, payableFor });
  const begin = async (orderId: string) => {
    const { url } = await call<{ url: string }>('begin', { orderId, scene: 'h5' });
    return url.replace('/counter/', '');
  };
  const pay = async (orderId: string) => call('counter/pay', { outTradeNo: await begin(orderId) });
  const [unpaid, transferred, slip] = [order('ticket'), order('membership'), order('membership')];
  const [late, paid, stuck] = [order('topUp', 0), order('ticket'), order('ticket')];
  for (const orderId of [transferred, slip]) await call('transfer', { orderId });
  await sendSlip(request, person, slip);
  await pay(paid);
  await pay(stuck);
  addStuckRefund(stuck);
  return { unpaid, transferred, slip, late, paid, stuck, bill: await begin(unpaid) };
}

async function sendSlip(request: APIRequestContext, { token }: Person, orderId: string) {
  const pictures = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await plainPicture('#1d2b53') };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post('/api/payment/slip', { headers, multipart: { orderId, pictures } });
  expect((await answer.json()).code).toBe('OK');
}
