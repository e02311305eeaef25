import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const saveCall: CallOf<typeof contract.saveMailWish> = calls.saveMailWish;

/** Says of which types of a mail's link mails are to tell. Throws what `call` throws. */
export function saveMailWish(token: string, wanted: readonly contract.NoticeType[]): Promise<contract.MailWish> {
  return call(saveCall, { token, wanted: wanted.join(',') }, { quiet: true });
}
