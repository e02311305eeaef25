import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { sendLead as contract, LeadReceipt } from '../contract';
import { admitLead } from './admit-lead';
import { createLead } from './create-lead';
import { leadFiles, readLeadFiles, storeLeadFiles } from './lead-files';

/**
 * Stores a request of a business customer with its files (specification section 2, 'Business pages'), and announces it
 * by e-mail to the team and, if they gave an address, to the customer.
 * Throws UnsupportedMediaType for a file type that is not allowed, before the proof is used; what `admitLead` throws.
 */
export async function sendLead(
  context: Context,
  { files: sent, ...fields }: InputOf<typeof contract>,
): Promise<LeadReceipt> {
  const id = uuid();
  const files = await readLeadFiles(id, sent);
  const lead = await admitLead(context, fields);
  try {
    await storeLeadFiles(context, id, files);
    const { number, key } = await context.db.transaction((tx) => createLead(context, tx, lead, { id, files }));
    return { number, key };
  } catch (error) {
    // If this fails too, the cleanup job does it.
    await leadFiles.drop(context, id);
    throw error;
  }
}
