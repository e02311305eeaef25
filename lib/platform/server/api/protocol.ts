import type { Context } from '@/lib/platform/server/context';
import type { CallLimits } from '@/lib/platform/shared/endpoint';

/**
 * A protocol that is not ours, spoken under an address of the API: what goes in and out is as it says, not the envelope.
 * The door does for it what it does for a call: id, address, limits, session, origin, log.
 */
export interface Protocol {
  /** Unique among calls and protocols, a noun: `upload`. */
  name: string;
  /** HEAD comes with GET. */
  methods: readonly string[];
  paths: readonly `/api/${string}`[];
  auth: 'public' | 'user';
  limit: CallLimits;
  /** What it throws is answered as an envelope. */
  serve(context: Context, request: Request): Promise<Response>;
}
