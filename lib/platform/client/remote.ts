import type { z } from 'zod';
import type { Endpoint } from '@/lib/platform/shared/endpoint';

/** What the browser needs of an endpoint to call it. An endpoint is one; the schemas are here for their types. */
export interface Remote<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  name: string;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  background?: boolean;
  input?: Input;
  data?: Data;
}

/** Where an endpoint is, to the letter of its contract: another name, method, path or background does not compile. */
type AddressOf<E extends Endpoint> = Pick<E, 'name' | 'method' | 'path'> &
  (E extends { background: true } ? { background: true } : { background?: never });

type RemoteOf<E> = E extends Endpoint<infer Input, infer Data> ? Remote<Input, Data> : never;

/**
 * An endpoint without its schemas, for screens that only call it: the contract is imported as a type, and with it
 * stays zod (31 kB gzip) out of the page. `remote<typeof contract.findVideoList>({ name: 'findVideoList', … })`.
 */
export function remote<E extends Endpoint>(address: AddressOf<E>): RemoteOf<E> {
  return address as RemoteOf<E>;
}
