import type { z } from 'zod';
import type { Call, Endpoint } from '@/lib/platform/shared/endpoint';

/** A call with the types of its input and data; an endpoint is one. Without its schemas they are only types. */
export interface Remote<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> extends Call {
  input?: Input;
  data?: Data;
}

/**
 * The call of a contract, `const like: CallOf<typeof contract.like> = calls.like`: a different method, path or
 * background is a type error. The contract is imported as a type, so zod (31 kB gzip) is not in the page.
 */
export type CallOf<E extends Endpoint> =
  E extends Endpoint<infer Input, infer Data>
    ? Remote<Input, Data> & Pick<E, 'method' | 'path'> & BackgroundOf<E>
    : never;

type BackgroundOf<E> = E extends { background: true } ? { background: true } : { background?: never };
