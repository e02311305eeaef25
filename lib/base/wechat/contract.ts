import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { wireText } from '@/lib/platform/shared/wire';
import * as calls from './calls';

/** The configuration of the chat app's JS-SDK (specification section 3, 'WeChat-style signature response'). */
export const pageSignature = z.object({
  appId: z.string(),
  /** Unix time in seconds. */
  timestamp: z.int(),
  nonceStr: z.string(),
  /** SHA-1 in hex. */
  signature: z.string(),
});
export type PageSignature = z.output<typeof pageSignature>;

export const getSignature = endpoint({
  name: 'getSignature',
  ...calls.getSignature,
  summary: "Signs an address of this site for the chat app's JS-SDK; a fragment does not count.",
  auth: 'public',
  input: z.object({ url: wireText(2048).pipe(z.url({ protocol: /^https?$/ })) }),
  data: pageSignature,
  errors: ['NotConfigured', 'Unavailable'],
  limit: looseLimit,
});
