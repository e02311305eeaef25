import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { LeadFields, LeadReceipt, Service } from '../contract';

/** A request that may be kept: its proof is spent, its number is in E.164, its source is read. */
export interface AdmittedLead extends Omit<LeadFields, 'proof' | 'consent' | 'region'> {
  service: Service;
  source: Record<string, string>;
}

/**
 * Checks what a request costs: the limit of all requests together and its proof of work, which is good once. To be called
 * before the transaction. Throws TooManyRequests or ProofNeeded.
 */
export async function admitLead(_context: Context, _fields: LeadFields & { service: Service }): Promise<AdmittedLead> {
  throw new Error('not yet');
}

/**
 * Keeps an admitted request and announces it to the team, both if and only if the transaction commits. Returns its id, and
 * what the customer gets.
 */
export async function createLead(
  _context: Context,
  _tx: Tx,
  _lead: AdmittedLead,
): Promise<LeadReceipt & { id: string }> {
  throw new Error('not yet');
}
