import { secondsInDay } from 'date-fns/constants';
import { requireProof } from '@/lib/base/proof/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { toEmail } from '@/lib/platform/shared/email';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { toE164 } from '@/lib/platform/shared/phone';
import type { LeadFields, Service } from '../contract';
import { oneLine, severalLines } from '../rules/clean-text';
import { readLeadSource } from '../rules/lead-source';

/** A request that may be stored: its proof is used, its number is in E.164, its source is parsed. */
export interface AdmittedLead extends Omit<LeadFields, 'proof' | 'consent' | 'region'> {
  service: Service;
  source: Record<string, string>;
}

/** Maximum number of requests per day with one number or one e-mail address, to protect strangers from mail. */
const sameContact = 5;
/** Maximum share of a day's requests from one network, so that one visitor cannot block all others. */
const shareOfNetwork = 1 / 25;

/**
 * Admits a request: checks its proof of work, which is valid once, then the limits of its network, its number, its
 * e-mail address and all requests together. Without a valid proof no limit is used up. Call it before the transaction.
 * Throws ProofNeeded or TooManyRequests, and code 400 for input that the contract rejects or that has no letter.
 *
 * @param isPossible throws if the request would fail anyway, before the proof is used
 */
export async function admitLead(
  context: Context,
  fields: LeadFields & { service: Service },
  isPossible: (lead: AdmittedLead) => Promise<void> = async () => {},
): Promise<AdmittedLead> {
  const lead = await readLead(fields);
  await isPossible(lead);
  await requireProof(context, fields.proof);
  const { requestsPerDay } = env().business;
  const ofNetwork = Math.ceil(requestsPerDay * shareOfNetwork);
  await limitDay(context, 'requests from', context.client.address, ofNetwork);
  await limitDay(context, 'requests of', lead.mobile, sameContact);
  if (lead.email) await limitDay(context, 'requests with', lead.email, sameContact);
  await limitDay(context, 'requests', 'all', requestsPerDay);
  return lead;
}

async function readLead(fields: LeadFields & { service: Service }): Promise<AdmittedLead> {
  const texts = {
    company: oneLine(fields.company),
    name: oneLine(fields.name),
    message: severalLines(fields.message),
    mobile: (await toE164(fields.region, fields.mobile)) ?? '',
  };
  const empty = Object.entries(texts).filter(([, text]) => text === '');
  if (empty.length > 0) {
    throw new CodedError('400', {
      fields: empty.map(([field]) => ({ field, rule: field === 'mobile' ? 'mobile' : 'required' })),
    });
  }
  const { service, budget } = fields;
  return { service, budget, ...texts, email: toEmail(fields.email) ?? '', ...readLeadSource(fields, env().siteUrl) };
}

function limitDay(context: Context, name: string, client: string, max: number): Promise<void> {
  return context.limit({ name, client, limit: { max, seconds: secondsInDay, strict: true } });
}
