import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SmsSettings } from '@/lib/platform/server/settings';
import { wrongInCall } from './acs3';

/** How it fails: by a Code of its own, with an error page, or without an answer. */
export type SmsFailure = { code: string; message: string } | 'error page' | 'silence';

/** An accepted message. */
interface Sent {
  phone: string;
  template: string;
  /** Values of the template's variables. */
  values: Record<string, string>;
}

/** Its state, to be read and changed by a test. */
interface SmsState {
  now: () => number;
  failure: SmsFailure | null;
  sent: Sent[];
  calls: number;
  /** The used nonces. */
  nonces: Set<string>;
}

interface Answer {
  status: number;
  Code: string;
  Message: string;
}

/**
 * Alibaba Cloud's SendSms (2017-05-25) on a free loopback port: accepts requests signed by ACS3-HMAC-SHA256 with the
 * account's secret, once and in time, that match the account's signature and templates. `now` is its clock.
 */
export async function startSms(
  now: () => number,
): Promise<{ account: SmsSettings; state: SmsState; stop(): Promise<void> }> {
  const account: SmsSettings = {
    accessKeyId: `LTAI${randomBytes(8).toString('hex')}`,
    accessKeySecret: randomBytes(15).toString('hex'),
    signName: '光场(测试)*',
    template: 'SMS_100000001',
    templateAbroad: 'SMS_100000002',
    notes: { soon: 'SMS_100000003', canceled: 'SMS_100000004', missed: 'SMS_100000005' },
    apiUrl: '',
  };
  const state: SmsState = { now, failure: null, sent: [], calls: 0, nonces: new Set() };
  const server = createServer(async (request, response) => {
    state.calls += 1;
    const body = await buffer(request);
    const { status, ...answer } = refuse(request, body, account, state) ?? take(request, account, state);
    if (state.failure === 'silence') return;
    if (state.failure === 'error page') response.writeHead(502).end(`<html>${request.url}</html>`);
    else response.writeHead(status).end(JSON.stringify({ RequestId: randomBytes(8).toString('hex'), ...answer }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  account.apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    account,
    state,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The gateway's error for a call; null for an accepted one. */
function refuse(
  request: IncomingMessage,
  body: Buffer,
  account: SmsSettings,
  { now, nonces }: SmsState,
): Answer | null {
  const { headers } = request;
  const call = `${request.method} ${headers['x-acs-action']} ${headers['x-acs-version']}`;
  if (call !== 'POST SendSms 2017-05-25') return refusal('InvalidAction.NotFound', 404);
  const wrong = wrongInCall(request, body, { account, now, nonces });
  return wrong ? refusal(wrong) : null;
}

/** The answer of SendSms itself; its errors have status 200. */
function take({ url }: IncomingMessage, account: SmsSettings, { failure, sent }: SmsState): Answer {
  const { searchParams } = new URL(url ?? '', 'http://localhost');
  const asked = (name: string) => searchParams.get(name) ?? '';
  const phone = asked('PhoneNumbers');
  const formats = new Map([
    [account.template, /^1[3-9]\d{9}$/],
    [account.templateAbroad, /^(?!86)[1-9]\d{6,14}$/],
    ...Object.values(account.notes).map((template) => [template, /^1[3-9]\d{9}$/] as const),
  ]);
  if (failure && typeof failure === 'object') return { status: 200, Code: failure.code, Message: failure.message };
  if (asked('SignName') !== account.signName) return refusal('isv.SMS_SIGNATURE_ILLEGAL', 200);
  // The template decides between regions: 11 digits that begin with 1 may be of mainland China or of North America.
  const format = formats.get(asked('TemplateCode'));
  if (!format) return refusal('isv.SMS_TEMPLATE_ILLEGAL', 200);
  if (!format.test(phone)) return refusal('isv.MOBILE_NUMBER_ILLEGAL', 200, phone);
  const values: Record<string, string> = JSON.parse(asked('TemplateParam'));
  const names = Object.values(account.notes).includes(asked('TemplateCode')) ? 'title,time' : 'code';
  if (Object.keys(values).join() !== names) return refusal('isv.TEMPLATE_MISSING_PARAMETERS', 200);
  if (Object.values(values).some((value) => value.length > 35)) return refusal('isv.PARAM_LENGTH_LIMIT', 200);
  sent.push({ phone, template: asked('TemplateCode'), values });
  return { status: 200, Code: 'OK', Message: 'OK' };
}

function refusal(Code: string, status = 400, Message = 'Specified call is refused.'): Answer {
  return { status, Code, Message };
}
