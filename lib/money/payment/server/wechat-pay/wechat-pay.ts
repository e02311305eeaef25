import { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import type { WechatPaySettings } from '@/lib/platform/server/settings';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { noticePath } from '../../rules/numbers';
import { type Charge, type Payer, type PayStep, type Provider, ProviderError } from '../provider';
import { refund, toPayment, toRefund, transaction } from './answers';
import { callService, momentAt } from './request';
import { jsapiParameters } from './sign';
import { fetchStatement } from './statement';

/** How long what the service gives is good for, in ms: a prepayment two hours, the address of an H5 payment five minutes. */
const goodFor = { prepay: 2 * 60 * 60_000, h5: 5 * 60_000 } as const;

/** The service knows no such payment or refund. */
const missing = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];
const isOneOf = (error: unknown, codes: readonly string[]) =>
  error instanceof ProviderError && codes.includes(error.code);

const prepaid = z.object({ prepay_id: z.string() });
const addressed = z.object({ h5_url: z.url() });
const coded = z.object({ code_url: z.string() });

/** WeChat Pay by its API v3 (docs/adr/0041): inside the chat app, in other mobile browsers, and by a code to scan. */
export function wechatPay(settings: WechatPaySettings): Provider {
  const call = (context: Context, method: 'GET' | 'POST', path: string, body?: Record<string, unknown>) =>
    callService(settings, { method, path, now: context.now(), ...(body && { body }) });

  return {
    way: 'wechat',

    async begin(context, charge, payer) {
      const body = { ...chargeBody(settings, charge), ...payerBody(payer) };
      const answer = await call(context, 'POST', `/v3/pay/transactions/${payer.scene}`, body);
      return toStep(settings, answer, { charge, payer, now: context.now() });
    },

    async query(context, outTradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${outTradeNo}?mchid=${settings.mchId}`;
      try {
        return toPayment(settings, transaction.parse(await call(context, 'GET', path)));
      } catch (error) {
        if (!isOneOf(error, missing)) throw error;
        return { outTradeNo, state: 'unknown', transactionId: null, amountFen: null, currency: null, paidAt: null };
      }
    },

    async close(context, outTradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${outTradeNo}/close`;
      try {
        await call(context, 'POST', path, { mchid: settings.mchId });
      } catch (error) {
        if (isOneOf(error, ['ORDERPAID', 'ORDER_PAID'])) return 'paid';
        if (!isOneOf(error, [...missing, 'ORDER_CLOSED', 'ORDERCLOSED'])) throw error;
      }
      return 'closed';
    },

    async refund(context, { outTradeNo, outRefundNo, amountFen, totalFen, reason }) {
      const body = {
        ...{ out_trade_no: outTradeNo, out_refund_no: outRefundNo, notify_url: `${env().siteUrl}${noticePath}` },
        // 80 bytes at most.
        ...(reason !== '' && { reason: cutToBytes(reason, 80) }),
        amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
      };
      return toRefund(refund.parse(await call(context, 'POST', '/v3/refund/domestic/refunds', body)));
    },

    statement: (context, day) => fetchStatement(settings, day, context.now()),
  };
}

function chargeBody(settings: WechatPaySettings, { outTradeNo, amountFen, description, expiresAt }: Charge) {
  return {
    appid: settings.appId,
    mchid: settings.mchId,
    // One line of 127 bytes at most. It comes back in the bill, where a backtick separates.
    description: cutToBytes(description.replace(/[\s`]+/g, ' '), 127),
    out_trade_no: outTradeNo,
    time_expire: isoInBeijing(Math.floor(expiresAt / 1000) * 1000).replace('.000', ''),
    notify_url: `${env().siteUrl}${noticePath}`,
    amount: { total: amountFen, currency: 'CNY' },
  };
}

function payerBody({ scene, address, openId }: Payer): Record<string, unknown> {
  if (scene === 'jsapi') return { payer: { openid: openId } };
  if (scene === 'h5') return { scene_info: { payer_client_ip: address, h5_info: { type: 'Wap' } } };
  return {};
}

interface Begun {
  charge: Charge;
  payer: Payer;
  now: number;
}

function toStep(settings: WechatPaySettings, answer: unknown, { charge, payer, now }: Begun): PayStep {
  const until = (ms: number) => Math.min(now + ms, charge.expiresAt);
  if (payer.scene === 'jsapi') {
    const { prepay_id: prepayId } = prepaid.parse(answer);
    const parameters = jsapiParameters(settings, prepayId, momentAt(now));
    return { kind: 'jsapi', parameters, expiresAt: until(goodFor.prepay) };
  }
  if (payer.scene === 'native') {
    return { kind: 'qr', code: coded.parse(answer).code_url, expiresAt: until(goodFor.prepay) };
  }
  const url = new URL(addressed.parse(answer).h5_url);
  url.searchParams.set('redirect_url', payer.returnUrl);
  return { kind: 'redirect', url: url.href, expiresAt: until(goodFor.h5) };
}

/** The beginning of a text, in whole characters, that takes at most so many bytes of UTF-8. */
function cutToBytes(text: string, most: number): string {
  let [cut, bytes] = ['', 0];
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > most) break;
    cut += character;
  }
  return cut;
}
