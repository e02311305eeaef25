import type { APIRequestContext } from '@playwright/test';
import { callAs } from '../../front/centre/calls';
import type { Person } from '../../people/account/people';
import { addOrder } from '../../stage';

/** What was ordered, by the ids in the addresses of its pages. */
export interface FilledOrders {
  unpaid: string;
  /** To be paid by a bank transfer. */
  transferred: string;
  /** Paid at the counter and in part refunded. */
  paid: string;
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
  const order = (kind: 'ticket' | 'membership') =>
    addOrder(person.userId, { kind, ...titles, totalFen: 128_800, payableFor: 86_400_000 });
  const begin = async (orderId: string) => {
    const { url } = await call<{ url: string }>('begin', { orderId, scene: 'h5' });
    return url.replace('/counter/', '');
  };
  const [unpaid, transferred, paid] = [order('ticket'), order('membership'), order('ticket')];
  await call('transfer', { orderId: transferred });
  await call('counter/pay', { outTradeNo: await begin(paid) });
  return { unpaid, transferred, paid, bill: await begin(unpaid) };
}
