import { v7 as uuid } from 'uuid';
import { findOwnOrder, holdOrder, waysOf } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { languageNames } from '@/lib/platform/shared/language';
import type { PayScene } from '../codes';
import type { beginPayment as contract } from '../contract';
import { outTradeNumber, returnPath } from '../rules/numbers';
import { askProvider, nextAsk } from './ask-provider';
import { type PayStep, type Provider, ProviderError } from './provider';
import { isPayableInside, payService } from './providers';
import type { PaymentTable } from './tables';

/** A step that ends sooner than this, in ms, is asked for anew. */
const soon = 10_000;

/**
 * Begins a payment of the caller's order at the payment service. An order has one open payment of a scene, so that pressing
 * again, also at the same instant, leads to the same one.
 * Throws Unauthorized, NullPointer for another person's order, OrderClosed for one that is not to be paid, NotConfigured
 * where nothing can be paid so, WechatUnbound for who would pay inside the chat app without an account there, PaymentRefused
 * where the service refuses it, Unavailable where it does not answer.
 */
export async function beginPayment(
  context: Context,
  input: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { orderId, scene } = input;
  const order = await findOwnOrder(context, orderId);
  const service = payService();
  if (!service || !waysOf(order.kind).includes(service.way)) throw new CodedError('NotConfigured');
  const isInside = scene === 'jsapi' && service.way === 'wechat';
  const openId = isInside ? await requireOpenId(context, order.person_id) : null;
  const payment = await context.db.transaction((tx) => openPayment(context, tx, { orderId, scene, service }));
  const known: PayStep | null = payment.step === null ? null : JSON.parse(payment.step);
  if (known && payment.step_expires_at > context.now() + soon) return shown(known);
  const charge = {
    outTradeNo: payment.out_trade_no,
    amountFen: payment.amount_fen,
    // One language, whoever begins it again: a provider refuses the same number with other words.
    description: order.title_zh,
    expiresAt: order.expires_at,
  };
  const { siteUrl } = env();
  const returnUrl = `${siteUrl}${languageNames[context.language].prefix}${returnPath(orderId)}`;
  const payer = { scene, address: context.client.address, openId, returnUrl };
  const step = await service.begin(context, charge, payer).catch((error: unknown) => refused(context, payment, error));
  await keepStep(context, payment, step);
  return shown(step);
}

const shown = <Step extends PayStep>(step: Step) => ({ ...step, expiresAt: new Date(step.expiresAt).toISOString() });

/**
 * The person's id in the chat app's account that payments belong to. Throws NotConfigured where people log in by another
 * account than the one that takes payments, WechatUnbound for who never came by it.
 */
async function requireOpenId({ db }: Context, personId: string): Promise<string> {
  if (!isPayableInside()) throw new CodedError('NotConfigured');
  const row = await db.read
    .selectFrom('account_credential')
    .select('open_id')
    .where('user_id', '=', personId)
    .where('provider_id', '=', 'wechat')
    .executeTakeFirst();
  if (!row?.open_id) throw new CodedError('WechatUnbound');
  return row.open_id;
}

interface Opening {
  orderId: string;
  scene: PayScene;
  service: Provider;
}

/** The open payment of a scene, which is begun if there is none. */
async function openPayment(context: Context, tx: Tx, { orderId, scene, service }: Opening): Promise<PaymentTable> {
  const now = context.now();
  const order = await holdOrder(tx, orderId);
  if (order?.state !== 'pending' || order.expires_at <= now) throw new CodedError('OrderClosed');
  const ofOrder = tx.selectFrom('payment').selectAll().where('order_id', '=', orderId);
  const begun = await ofOrder.execute();
  const open = begun.find((one) => one.state === 'open' && one.scene === scene && one.provider === service.way);
  if (open) return open;
  const payment: PaymentTable = {
    ...{ id: uuid(), order_id: orderId, provider: service.way, scene, amount_fen: order.total_fen, state: 'open' },
    out_trade_no: outTradeNumber(order.number, scene, begun.length),
    ...{ step: null, step_expires_at: 0, begun_at: now, ask_at: nextAsk(now, now), asked_at: 0 },
    ...{ transaction_id: null, paid_at: null, is_surplus: 0 },
  };
  await tx.insertInto('payment').values(payment).execute();
  return payment;
}

/** The service refused: it may know the payment as paid; else the payer hears that it cannot be paid so. */
async function refused(context: Context, payment: PaymentTable, error: unknown): Promise<never> {
  context.log.warn({ err: error, outTradeNo: payment.out_trade_no }, 'a payment could not be begun');
  if (!(error instanceof ProviderError)) throw new CodedError('Unavailable');
  const state = await askProvider(context, payment).catch(() => 'unknown' as const);
  if (state === 'paid') throw new CodedError('OrderClosed');
  throw new CodedError(error.isFinal ? 'PaymentRefused' : 'Unavailable');
}

async function keepStep({ db }: Context, { id }: PaymentTable, step: PayStep): Promise<void> {
  await db.transaction((tx) =>
    tx
      .updateTable('payment')
      .set({ step: JSON.stringify(step), step_expires_at: step.expiresAt })
      .where('id', '=', id)
      .execute(),
  );
}
