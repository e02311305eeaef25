import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const see: CallOf<typeof contract.seeContact> = calls.seeContact;

/** Looks at the contact of a demand, which its owner sees. Quiet: the screen shows errors itself. */
export const seeContact = (id: string) => call(see, { id }, { quiet: true });
