import type { Protocol } from '@/lib/platform/server/api/protocol';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { noticePath } from '../../rules/numbers';
import { takeRefund } from '../continue-refunds';
import type { ProviderRefund } from '../provider';
import { settlePayment } from '../settle-payment';
import { readNotice } from './read-notice';

/** Notices are a few kB. */
const mostBytes = 64 * 1024;

/**
 * Takes a notice of WeChat Pay: verified, decrypted, booked once, answered within its five seconds. What is not from the
 * service is answered 401, and so are its probes; what we could not book is answered with an error, so that it comes again.
 */
async function takeWechatNotice(context: Context, request: Request): Promise<Response> {
  const settings = env().wechatPay;
  if (!settings) throw new CodedError('NotFound');
  const body = await readText(request);
  const notice = readNotice(settings, { headers: request.headers, body, now: context.now() });
  if (typeof notice === 'string') {
    if (notice !== 'probe') context.log.warn({ refusal: notice }, 'a notice of a payment was refused');
    throw new CodedError('Unauthorized');
  }
  const { id, event, payment, refund } = notice;
  const number = payment?.outTradeNo ?? refund?.outRefundNo ?? '';
  if (payment?.state === 'paid') {
    await settlePayment(context, payment, { provider: 'wechat', id, event, number });
  } else if (refund) {
    await takeRefundNotice(context, refund);
  }
  return new Response(null, { status: 204 });
}

async function readText(request: Request): Promise<string> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > mostBytes) throw new CodedError('TooLarge');
  return new TextDecoder().decode(bytes);
}

/** Throws NullPointer for a refund that we did not ask for. */
async function takeRefundNotice(context: Context, said: ProviderRefund): Promise<void> {
  const row = await context.db.read
    .selectFrom('payment_refund')
    .select(['id', 'order_id', 'attempts'])
    .where('out_refund_no', '=', said.outRefundNo)
    .executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  await takeRefund(context, { ...row, provider: 'wechat' }, said);
}

/** The one address of notices. The service calls from few addresses, and again and again. */
export const wechatNotices: Protocol = {
  name: 'wechatPayNotices',
  methods: ['POST'],
  paths: [noticePath],
  auth: 'public',
  // Nobody who is signed in sends any.
  limit: { address: { max: 6000, seconds: 60 }, account: { max: 60, seconds: 60 } },
  serve: takeWechatNotice,
};
