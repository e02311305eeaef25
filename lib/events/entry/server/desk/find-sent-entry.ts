import { requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type EntryAtDesk, entriesAtDesk } from './desk-entry';

/** An entry that was sent once, for who runs its contest. Throws Unauthorized, and NullPointer for everybody else. */
export async function findSentEntry(context: Context, id: string): Promise<{ entry: EntryAtDesk; isStaff: boolean }> {
  const { read } = context.db;
  const entry = await entriesAtDesk(read).where('entry.id', '=', id).executeTakeFirst();
  // Who is not at a desk hears the same of every id.
  const { isStaff } = await requireDesk(context, read, entry?.activity_id ?? '');
  if (!entry) throw new CodedError('NullPointer');
  return { entry, isStaff };
}
