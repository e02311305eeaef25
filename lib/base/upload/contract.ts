import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { noInput, wireId } from '@/lib/platform/shared/wire';
import * as calls from './calls';

export * from './codes';

/** A file that is being uploaded, or is complete and unused. */
export const upload = z.object({
  id: wireId,
  name: z.string(),
  bytes: z.int(),
  received: z.int(),
  /** When it is removed unless it continues. */
  expiresAt: z.iso.datetime({ offset: true }),
});
export type Upload = z.output<typeof upload>;

export const findUploads = endpoint({
  name: 'findUploads',
  ...calls.findUploads,
  summary: 'The files that the caller has begun to upload and not used, the latest first.',
  auth: 'user',
  input: noInput,
  data: z.array(upload),
  limit: looseLimit,
});
