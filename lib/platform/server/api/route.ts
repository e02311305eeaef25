import type { z } from 'zod';
import type { Context } from '@/lib/platform/server/context';
import type { DataOf, Endpoint, InputOf } from '@/lib/platform/shared/endpoint';

/** An endpoint with the verb that answers it. */
export interface Route {
  endpoint: Endpoint;
  verb: (context: Context, input: unknown) => Promise<unknown>;
}

/** Pairs an endpoint with its verb; the types of input and answer must be those the contract declares. */
export function route<E extends Endpoint<z.ZodType, z.ZodType>>(
  endpoint: E,
  verb: (context: Context, input: InputOf<E>) => Promise<DataOf<E>>,
): Route {
  return { endpoint, verb: (context, input) => verb(context, input as InputOf<E>) };
}
