import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { Service } from '../codes';
import type * as contract from '../contract';
import { leadSource } from './lead-source';
import type { LeadValues } from './lead-values';

const sendLeadCall: CallOf<typeof contract.sendLead> = calls.sendLead;

/** A request that has been checked. */
export interface SentLead extends LeadValues {
  service: Service;
  files: File[];
  proof: string;
}

/**
 * Sends a request with its files, and where the visitor came from. The form shows what goes wrong.
 *
 * @throws what `call` throws
 */
export function sendLead(lead: SentLead): Promise<contract.LeadReceipt> {
  return call(sendLeadCall, { ...lead, ...leadSource() }, { quiet: true, encoding: 'multipart' });
}
