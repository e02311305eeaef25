import { z } from 'zod';
import { deliver, isDeliverable } from '@/lib/base/delivery/port';
import type { Context } from '@/lib/platform/server/context';
import { env } from '@/lib/platform/server/env';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { type Letter, letterToCustomer, letterToTeam } from './lead-letters';
import { readSource } from './lead-rows';

/**
 * Announces a new request by e-mail: to the team, or to the customer. Each is a job of its own, so that a failure of
 * one does not send the other again. On a site without e-mail, or without a team address, it is only in the console.
 */
export const announceLead = defineJob({
  kind: 'cooperation.announce-lead',
  payload: z.object({ leadId: z.string(), to: z.enum(['team', 'customer']) }),
  leaseSeconds: 30,
  limitSeconds: 30,
  async run(context, { leadId, to }) {
    const lead = await findLead(context, leadId);
    if (!lead) return;
    const address = to === 'team' ? env().business.teamEmail : lead.email;
    if (!address || !isDeliverable('email', address)) return;
    const letter: Letter = to === 'team' ? letterToTeam(lead) : letterToCustomer(lead);
    await deliver(context, { channel: 'email', kind: 'letter', address, ...letter });
  },
});

async function findLead({ db }: Context, id: string) {
  const lead = await db.read.selectFrom('cooperation_lead').selectAll().where('id', '=', id).executeTakeFirst();
  if (!lead) return null;
  const files = await db.read
    .selectFrom('cooperation_lead_file')
    .select('name')
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...lead, source: readSource(lead.source), files: files.map((file) => file.name) };
}
