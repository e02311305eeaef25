import type { Context } from '@/lib/platform/server/context';
import type { Slice } from '@/lib/platform/server/slice';

/** All slices together, for code that must not load them. */
export interface Product extends Pick<Context, 'emit' | 'things' | 'notices' | 'blocks'> {
  slices: readonly Slice[];
}

const slot = globalThis as typeof globalThis & { lightfieldProduct?: Product };

/**
 * The slices of this process. Next loads pages and handlers in a module graph of their own: importing `slices.ts` there
 * would load the server side of the whole product again. `lib/app/start.ts` sets it before the first request, a command
 * at its start.
 */
export function product(): Product {
  if (!slot.lightfieldProduct) throw new Error('Nobody has set the product: see lib/app/product.ts.');
  return slot.lightfieldProduct;
}

export function setProduct(made: Product): void {
  slot.lightfieldProduct = made;
}
