import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { tryWords as contract } from '../contract';
import { findProhibited } from '../rules/prohibited';
import { readIndex } from './word-index';

/**
 * The prohibited words in a text, by the words in the database and not by this node's cache. Throws Unauthorized or
 * Forbidden for callers who may not edit them.
 */
export async function tryWords(context: Context, { text }: InputOf<typeof contract>): Promise<{ words: string[] }> {
  requireAllowed(context, 'editWords');
  return { words: findProhibited(await readIndex(context.db.read), text) };
}
