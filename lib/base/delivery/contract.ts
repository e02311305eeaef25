import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput } from '@/lib/platform/shared/wire';
import * as calls from './calls';

/** How a message reaches a person. */
export const channels = ['phone', 'email'] as const;
export type Channel = (typeof channels)[number];

/** What the outbox of a demonstration site shows besides: what other sites send to the app. */
const outboxChannels = [...channels, 'push'] as const;

/** A message in the outbox of a demonstration site. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(outboxChannels),
  /** E.164, an e-mail address, or the name of a device. */
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Only the code, for copying; null for a message without one. */
  code: z.string().nullable(),
  sentAt: z.iso.datetime({ offset: true }),
});
export type OutboxMessage = z.output<typeof outboxMessage>;

export const findOutbox = endpoint({
  name: 'findOutbox',
  ...calls.findOutbox,
  summary: 'The latest 20 messages of a demonstration site, which leave it nowhere else; NotFound on any other site.',
  auth: 'public',
  input: noInput,
  data: z.array(outboxMessage),
  errors: ['NotFound'],
  limit: looseLimit,
});
