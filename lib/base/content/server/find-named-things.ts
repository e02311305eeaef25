import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { findNamedThings as contract, ShownThing } from '../contract';
import { findThings } from './blocks/find-things';

/**
 * Public things of a kind by their ids, in any order and in the context's language, for whoever puts them on a page. Others are
 * left out. Throws Unauthorized for a visitor.
 */
export async function findNamedThings(
  context: Context,
  { kind, ids }: InputOf<typeof contract>,
): Promise<ShownThing[]> {
  signedIn(context);
  return findThings(
    context,
    ids.map((id) => ({ kind, id })),
  );
}
