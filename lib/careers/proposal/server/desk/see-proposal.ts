import type { Context } from '@/lib/platform/server/context';
import { findDeskProposal } from './get-proposal';

/**
 * Notes that a proposal was opened, for who sent it; opened again it stays as it was first. Throws Unauthorized for a visitor,
 * NullPointer for who did not ask for it.
 */
export async function seeProposal(context: Context, { id }: { id: string }): Promise<null> {
  const row = await findDeskProposal(context, id);
  if (row.seen_at !== null) return null;
  await context.db.transaction((tx) =>
    tx
      .updateTable('project_proposal')
      .set({ seen_at: context.now() })
      .where('id', '=', id)
      // What it says was read, and not what it says since.
      .where('revision', '=', row.revision)
      .where('seen_at', 'is', null)
      .execute(),
  );
  return null;
}
