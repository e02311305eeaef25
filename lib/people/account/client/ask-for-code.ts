import type { PayIfAsked } from '@/lib/base/proof/client/use-proof';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls/entrance';
import { codeRules } from '../codes';
import type * as contract from '../contract';
import { changeEntryFlow, type EntryFlow, readEntryFlow } from './entry-flow';

const sendCode: CallOf<typeof contract.sendCode> = calls.sendCode;

/** Recipient and purpose of a code: a number in a region, or an e-mail address. */
export interface CodeRequest extends Pick<EntryFlow, 'region' | 'mobile' | 'email'> {
  purpose: NonNullable<EntryFlow['purpose']>;
}

/**
 * Sends a code and stores it in the flow. A recent one to the same address still counts, so that going back and forth
 * does not wait. The form shows errors, and makes a proof of work on demand.
 *
 * @throws what `call` throws
 */
export async function askForCode(request: CodeRequest, payIfAsked: PayIfAsked): Promise<void> {
  if (!wasJustSent(request)) await send(request, payIfAsked);
  changeEntryFlow(request);
}

/** Sends the code of the flow again. */
export async function askForCodeAgain(payIfAsked: PayIfAsked): Promise<void> {
  const { purpose, region, mobile, email } = readEntryFlow();
  if (purpose) await send({ purpose, region, mobile, email }, payIfAsked);
}

async function send(request: CodeRequest, payIfAsked: PayIfAsked): Promise<void> {
  const { purpose, region, mobile, email } = request;
  const target = email === null ? { region, mobile: mobile ?? '' } : { email };
  const asked = { ...target, purpose: purpose === 'wechat' ? 'bind' : purpose } as const;
  const sent = await payIfAsked((proof) =>
    call(sendCode, { ...asked, ...(proof !== undefined && { proof }) }, { quiet: true }),
  );
  changeEntryFlow({ sentAt: Date.now(), sentTo: nameOf(request), codeRequest: sent.request });
}

function wasJustSent(request: CodeRequest): boolean {
  const { sentAt, sentTo } = readEntryFlow();
  return sentTo === nameOf(request) && sentAt !== null && Date.now() < sentAt + codeRules.secondsBetween * 1000;
}

function nameOf({ purpose, region, mobile, email }: CodeRequest): string {
  return [purpose, email ?? `${region} ${mobile}`].join(' ');
}
