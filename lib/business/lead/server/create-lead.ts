import { randomBytes, randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import type { LeadReceipt } from '../contract';
import { leadNumber } from '../rules/lead-number';
import type { AdmittedLead } from './admit-lead';
import { announceLead } from './announce-lead';
import type { LeadFile } from './lead-files';

interface LeadOptions {
  /** Its id, where it must be known before: it names the folder of its files. */
  id?: string;
  /** Files that are stored already. */
  files?: readonly LeadFile[];
  /** Generates a number. */
  drawNumber?: (now: number) => string;
}

/** Maximum attempts at a unique number: with ten thousand requests a day, three in ten thousand need a second one. */
const draws = 10;
/** Bits of the key that opens the customer's page. */
const keyBytes = 128 / 8;

/**
 * Stores an admitted request and announces it to the team, both if and only if the transaction commits. Returns its id
 * and the customer's receipt.
 */
export async function createLead(
  context: Context,
  tx: Tx,
  lead: AdmittedLead,
  { id = uuid(), files = [], drawNumber = (now) => leadNumber(now, randomInt) }: LeadOptions = {},
): Promise<LeadReceipt & { id: string }> {
  const now = context.now();
  const key = randomBytes(keyBytes).toString('base64url');
  const number = await insertLead(tx, { id, key, now, language: context.language, ...lead }, () => drawNumber(now));
  if (files.length > 0) {
    const rows = files.map(({ bytes, mediaKey, ...file }) => ({
      ...file,
      lead_id: id,
      bytes: bytes.length,
      media_key: mediaKey,
    }));
    await tx.insertInto('cooperation_lead_file').values(rows).execute();
  }
  await enqueue(tx, announceLead, { leadId: id, to: 'team' }, { now });
  if (lead.email) await enqueue(tx, announceLead, { leadId: id, to: 'customer' }, { now });
  return { id, number, key };
}

type NewLead = AdmittedLead & { id: string; key: string; now: number; language: Context['language'] };

/** Inserts the row under a unique number, and returns the number. */
async function insertLead(tx: Tx, lead: NewLead, drawNumber: () => string): Promise<string> {
  const { key, now, email, source, ...same } = lead;
  const row = {
    ...same,
    access_key: key,
    email: email || null,
    source: JSON.stringify(source),
    state: 'new' as const,
    owner_id: null,
    next_step: '',
    next_step_on: null,
    revision: 1,
    consented_at: now,
    created_at: now,
    updated_at: now,
  };
  for (let draw = 0; draw < draws; draw += 1) {
    const inserted = await tx
      .insertInto('cooperation_lead')
      .values({ ...row, number: drawNumber() })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (inserted) return inserted.number;
  }
  throw new Error(`${draws} numbers in a row were taken.`);
}
