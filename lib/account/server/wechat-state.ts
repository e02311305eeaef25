import { randomBytes } from 'node:crypto';
import { type LoginWay, loginWays } from '@/lib/wechat/port';

/** The cookie that says which login by the chat app this browser has begun. */
export const wechatStateCookie = 'wechat_state';

const stateShape = new RegExp(`^(${loginWays.join('|')})[0-9a-f]{32}$`);

/** A state for a login that begins: which way it goes, and what nobody else can know. WeChat takes letters and digits. */
export function newWechatState(way: LoginWay): string {
  return `${way}${randomBytes(16).toString('hex')}`;
}

/** Which way a state goes; null for what is none of ours. */
export function wayOfState(state: string): LoginWay | null {
  const word = stateShape.exec(state)?.[1];
  return loginWays.find((way) => way === word) ?? null;
}
