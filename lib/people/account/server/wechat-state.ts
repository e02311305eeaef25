import { randomBytes } from 'node:crypto';
import { type LoginWay, loginWays } from '@/lib/base/wechat/port';

/** The cookie with the chat app login that this browser has started. */
export const wechatStateCookie = 'wechat_state';

/** The content of a state. */
export interface WechatState {
  /** The way of the login. */
  way: LoginWay;
  /** Ticket for binding to the account of its session; null for a login. */
  ticket: string | null;
}

const stateShape = new RegExp(`^(${loginWays.join('|')})(?:[0-9a-f]{32}|bind([0-9a-f]{64}))$`);

/** A new state with an unguessable part. WeChat allows letters and digits. */
export function newWechatState({ way, ticket }: WechatState): string {
  return `${way}${ticket === null ? randomBytes(16).toString('hex') : `bind${ticket}`}`;
}

/** Parses a state; null for an unknown format. */
export function readWechatState(state: string): WechatState | null {
  const [, word, ticket = null] = stateShape.exec(state) ?? [];
  const way = loginWays.find((each) => each === word);
  return way ? { way, ticket } : null;
}
