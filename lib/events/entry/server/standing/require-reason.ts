import { flagTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { refuse } from '../own/check-fields';

/** Throws code `400` with `reason` for none (`required`), or one with prohibited words: the people of an entry read it. */
export async function requireReason(context: Context, reason: string): Promise<void> {
  if (reason === '') refuse([{ field: 'reason', rule: 'required' }]);
  await flagTexts(context, { texts: [{ field: 'reason', text: reason }], reviewed: [], acknowledged: false });
}
