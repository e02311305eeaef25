import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { Service } from '../codes';
import type * as contract from '../contract';
import { leadSource } from './lead-source';
import type { LeadValues } from './lead-values';

const sendLeadCall: CallOf<typeof contract.sendLead> = calls.sendLead;

/** A validated request. */
export interface SentLead extends LeadValues {
  service: Service;
  files: File[];
  proof: string;
}

/**
 * Sends a request with its files and the source of the visit. The form shows errors.
 *
 * @throws what `call` throws
 */
export function sendLead(lead: SentLead): Promise<contract.LeadReceipt> {
  return call(sendLeadCall, { ...lead, ...leadSource() }, { quiet: true, encoding: 'multipart' });
}
