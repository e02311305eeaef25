import { verify } from 'node:crypto';
import type { Account } from './account.ts';
import { deliver, giveNotice } from './notices.ts';
import { endRefund, noticedRefund } from './refunds.ts';
import type { Delivery, Notice, PayState, Refund } from './state.ts';
import { payTrade, transactionOf } from './trades.ts';

/** Moods that may be set from outside of the process. */
type Moods = Partial<
  Pick<PayState, 'failure' | 'holdsNotices' | 'refundsAtOnce' | 'limitsRefunds' | 'balanceFen' | 'sendsPlainStatements'>
>;

/** What payers, banks and the network do, and tests in their place; by the control API from another process as well. */
export function deedsOf(account: Account, state: PayState) {
  const deeds = {
    /** A payer pays; the notice of it is given. */
    async pay(outTradeNo: string): Promise<Notice> {
      const trade = payTrade(outTradeNo, state);
      const content = transactionOf(trade, account);
      return giveNotice({ url: trade.noticeUrl, event: 'TRANSACTION.SUCCESS', content }, account, state);
    },

    /** A payer inside the chat app pays by its payment window; its parameters must be signed by the merchant, for this payer. */
    async payInWindow(parameters: Record<string, string>, openId: string): Promise<Notice> {
      const { appId, timeStamp, nonceStr, package: bundle = '', signType, paySign = '' } = parameters;
      const text = `${appId}\n${timeStamp}\n${nonceStr}\n${bundle}\n`;
      const isSigned = verify('RSA-SHA256', Buffer.from(text), account.merchantKey, Buffer.from(paySign, 'base64'));
      if (!isSigned || signType !== 'RSA' || appId !== account.settings.appId)
        throw new Error('The signature is wrong.');
      const prepayId = bundle.replace('prepay_id=', '');
      const trade = [...state.trades.values()].find((one) => one.prepayId === prepayId && one.openId === openId);
      if (!trade) throw new Error('There is no such payment of this payer.');
      return deeds.pay(trade.outTradeNo);
    },

    /** A refund ends; the notice of it is given where one was asked for. */
    async endRefund(
      outRefundNo: string,
      to: Exclude<Refund['state'], 'PROCESSING'> = 'SUCCESS',
    ): Promise<Notice | null> {
      const refund = endRefund(outRefundNo, to, state);
      const trade = state.trades.get(refund.outTradeNo);
      if (!trade || refund.noticeUrl === null) return null;
      const content = noticedRefund(refund, trade, account);
      return giveNotice({ url: refund.noticeUrl, event: `REFUND.${to}`, content }, account, state);
    },

    /** Sends a notice by its id. Gives the statuses that were answered. */
    async deliver(id: string, how: Delivery = {}): Promise<number[]> {
      const notice = state.notices.find((one) => one.id === id);
      if (!notice) throw new Error(`There is no notice ${id}.`);
      return deliver(notice, how, account, state);
    },

    /** Lets a statement have a false sum of a payment or refund, or leave it out. */
    async plant(number: string, fen: number | null): Promise<void> {
      state.planted.set(number, fen);
    },

    async set(moods: Moods): Promise<void> {
      Object.assign(state, moods);
    },

    /** Its books. */
    async read() {
      const { trades, refunds, notices, requests } = state;
      return { trades: [...trades.values()], refunds: [...refunds.values()], notices, requests };
    },
  };
  return deeds;
}

export type Deeds = ReturnType<typeof deedsOf>;
