import type { Context } from '@/lib/platform/server/context';
import type { CallLimits } from '@/lib/platform/shared/endpoint';

/**
 * Another protocol below an address of the API, with its own input and output instead of the envelope. The door handles
 * it like a call: id, address, limits, session, origin, log.
 */
export interface Protocol {
  /** Unique among calls and protocols, a noun: `upload`. */
  name: string;
  /** GET includes HEAD. */
  methods: readonly string[];
  paths: readonly `/api/${string}`[];
  auth: 'public' | 'user';
  limit: CallLimits;
  /** Errors are answered with an envelope. */
  serve(context: Context, request: Request): Promise<Response>;
}
