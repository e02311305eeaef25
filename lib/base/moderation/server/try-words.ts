import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { tryWords as contract } from '../contract';
import { findProhibited } from '../rules/prohibited';
import { readIndex } from './word-index';

/**
 * Which watched words stand in a text, by the words as they are this moment and not as this node remembers them.
 * Unauthorized or Forbidden for who may not edit them.
 */
export async function tryWords(context: Context, { text }: InputOf<typeof contract>): Promise<{ words: string[] }> {
  requireAllowed(context, 'editWords');
  return { words: findProhibited(await readIndex(context.db.read), text) };
}
