import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { changeRefundDays } from '@/lib/events/activity/codes';

/** What decides what a ticket gives when it is returned; times in ms, money in fen. */
export interface ReturnFacts {
  priceFen: number;
  createdAt: number;
  holdStartAt: number;
  /** Null where tickets are not taken back. */
  refundHours: number | null;
  refundPercent: number;
  /** The last change of time, place or price; null for none. */
  toldAt: number | null;
}

export interface ReturnTerms {
  fen: number;
  /** The end of these terms, ms; they hold before it. */
  until: number;
}

/**
 * What a valid ticket gives when it is returned at `now`, and until when; null where it is not taken back. After a change that
 * matters, earlier buyers get the whole price for a week, at most until it begins; else the rule of the organiser holds. A
 * free ticket is taken back until it begins.
 */
export function returnTermsAt(facts: ReturnFacts, now: number): ReturnTerms | null {
  const { priceFen, createdAt, holdStartAt, refundHours, refundPercent, toldAt } = facts;
  if (now >= holdStartAt) return null;
  if (priceFen === 0) return { fen: 0, until: holdStartAt };
  if (toldAt !== null && createdAt < toldAt) {
    const until = Math.min(toldAt + changeRefundDays * millisecondsInDay, holdStartAt);
    if (now < until) return { fen: priceFen, until };
  }
  if (refundHours === null) return null;
  const until = holdStartAt - refundHours * millisecondsInHour;
  return now < until ? { fen: Math.floor((priceFen * refundPercent) / 100), until } : null;
}
