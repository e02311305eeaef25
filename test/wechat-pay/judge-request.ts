import { verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Account } from './account.ts';
import { type Answer, type PayState, refusal } from './state.ts';

const authorization =
  /^WECHATPAY2-SHA256-RSA2048 mchid="(?<mchid>[^"]+)",nonce_str="(?<nonce>[A-Za-z0-9]{1,32})",signature="(?<signature>[A-Za-z0-9+/]+=*)",timestamp="(?<timestamp>\d+)",serial_no="(?<serial>[0-9A-F]+)"$/;

const mostSkew = 300;

/** Why a request is refused before it is read; null for one that is rightly signed. Strict in all that the documentation asks. */
export function judgeRequest(
  request: IncomingMessage,
  body: Buffer,
  account: Account,
  { now }: PayState,
): Answer | null {
  const { method = '', url = '', headers } = request;
  const wrong = (detail: string) => refusal(401, 'SIGN_ERROR', detail);
  if (!headers['user-agent']) return refusal(403, 'REQUEST_BLOCKED', 'there is no User-Agent');
  if (!/^(application\/json|\*\/\*)$/.test(headers.accept ?? ''))
    return refusal(406, 'PARAM_ERROR', 'Accept is missing');
  if (method === 'POST' && headers['content-type'] !== 'application/json') {
    return refusal(415, 'PARAM_ERROR', 'Content-Type is not application/json');
  }
  const { groups } = authorization.exec(headers.authorization ?? '') ?? {};
  if (!groups) return wrong('the header Authorization is malformed');
  const { mchid = '', nonce = '', signature = '', timestamp = '', serial = '' } = groups;
  if (mchid !== account.settings.mchId) return wrong('unknown merchant');
  if (serial !== account.settings.serial) return wrong("the serial number is not that of the merchant's certificate");
  if (Math.abs(now() / 1000 - Number(timestamp)) > mostSkew) return wrong('the timestamp is too old or too new');
  if (headers['wechatpay-serial'] !== account.keyId)
    return refusal(400, 'PARAM_ERROR', 'Wechatpay-Serial names no key');
  const text = Buffer.concat([Buffer.from(`${method}\n${url}\n${timestamp}\n${nonce}\n`), body, Buffer.from('\n')]);
  const isRight = verify('RSA-SHA256', text, account.merchantKey, Buffer.from(signature, 'base64'));
  return isRight ? null : wrong('the signature is wrong');
}
