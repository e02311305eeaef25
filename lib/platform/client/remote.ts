import type { z } from 'zod';
import type { Call, Endpoint } from '@/lib/platform/shared/endpoint';

/** What the browser needs of an endpoint to call it. An endpoint is one; the schemas are here for their types. */
export interface Remote<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> extends Call {
  input?: Input;
  data?: Data;
}

/** The call of a contract to the letter: another name, method, path or background does not compile. */
type CallOf<E extends Endpoint> = Pick<E, 'name' | 'method' | 'path'> &
  (E extends { background: true } ? { background: true } : { background?: never });

type RemoteOf<E> = E extends Endpoint<infer Input, infer Data> ? Remote<Input, Data> : never;

/**
 * A call with the types of its contract, `remote<typeof contract.findVideoList>(calls.findVideoList)`: the contract is
 * imported as a type, and with it zod (31 kB gzip) stays out of the page.
 */
export function remote<E extends Endpoint>(call: CallOf<E>): RemoteOf<E> {
  return call as RemoteOf<E>;
}
