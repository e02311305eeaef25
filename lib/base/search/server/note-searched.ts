import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type * as contract from '../contract';
import { findHits } from './find-hits';
import { noteSearch } from './note-search';

/**
 * Records a search whose hits came with a page: the page is cached for everybody, so the browser reports who opened it.
 */
export async function noteSearched(
  context: Context,
  { kind, text }: InputOf<typeof contract.noteSearched>,
): Promise<null> {
  const hits = await findHits(context.db.read, kind, text);
  if (hits.length > 0) await noteSearch(context, text);
  return null;
}
