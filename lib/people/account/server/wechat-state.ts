import { randomBytes } from 'node:crypto';
import { type LoginWay, loginWays } from '@/lib/base/wechat/port';

/** The cookie that says which login by the chat app this browser has begun. */
export const wechatStateCookie = 'wechat_state';

/** What a state says of the login that it comes back from. */
export interface WechatState {
  /** Which way it goes. */
  way: LoginWay;
  /** That it is to be bound to the account of the session that this was given to; null to log in. */
  ticket: string | null;
}

const stateShape = new RegExp(`^(${loginWays.join('|')})(?:[0-9a-f]{32}|bind([0-9a-f]{64}))$`);

/** A state for what begins, which nobody else can know. WeChat takes letters and digits. */
export function newWechatState({ way, ticket }: WechatState): string {
  return `${way}${ticket === null ? randomBytes(16).toString('hex') : `bind${ticket}`}`;
}

/** What a state says; null for what is none of ours. */
export function readWechatState(state: string): WechatState | null {
  const [, word, ticket = null] = stateShape.exec(state) ?? [];
  const way = loginWays.find((each) => each === word);
  return way ? { way, ticket } : null;
}
