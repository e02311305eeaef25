import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from './calls';

/** An action of a staff member. */
export const auditEntry = z.object({
  id: wireId,
  at: z.iso.datetime({ offset: true }),
  /** The person's id; `operator` for a command on the machine. */
  actorId: z.string(),
  /** Their current nickname; null where there is none. */
  actor: z.string().nullable(),
  /** The action, slice first: `cooperation.lead.changed`. */
  action: z.string(),
  /** The subject's kind, such as `lead` or `banner`, and its id. */
  subject: z.string(),
  subjectId: z.string(),
  /** The changed fields, before and after; null where there was or is nothing. Never contact data. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  ...calls.listAuditEntries,
  summary: 'What the staff have done, the latest first. For those who may read it.',
  auth: 'user',
  input: pageQuery.extend({
    order: z.enum(['asc', 'desc']).default('desc'),
    sort: z.enum(['at']).default('at'),
    /** Matches the action's beginning, the subject's id or the actor's nickname. */
    search: wireText(100).trim().default(''),
    /** Only actions of one slice. */
    area: wireText(40).default(''),
  }),
  data: pageOf(auditEntry),
  errors: ['Forbidden'],
  limit: looseLimit,
});
