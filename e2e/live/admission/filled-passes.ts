import { randomUUID } from 'node:crypto';

/** What the screens of bought broadcasts show, by the ids in their addresses. */
export interface FilledPasses {
  /** An order of a broadcast that is paid; that of another waits for payment. */
  livePaid: string;
}

type Call = <Data>(path: string, form: Record<string, string>) => Promise<Data>;

/** Gives a person a pass to one broadcast of the demonstration, and an order of another to pay. */
export async function fillPasses(call: Call): Promise<FilledPasses> {
  const buy = (id: string, priceFen: string) =>
    call<{ orderId: string }>('/api/live/admission/buy', { id, priceFen, clientId: randomUUID() });
  const { orderId } = await buy('broadcast-04', '4900');
  const { url } = await call<{ url: string }>('/api/payment/begin', { orderId, scene: 'h5' });
  await call('/api/payment/counter/pay', { outTradeNo: url.replace('/counter/', '') });
  await buy('broadcast-02', '1990');
  return { livePaid: orderId };
}
