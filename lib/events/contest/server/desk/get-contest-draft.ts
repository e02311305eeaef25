import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { ContestDraft, getContestDraft as contract } from '../../contract';
import { requireDesk } from '../require-desk';
import { readDraft } from './read-draft';

/** A contest as it is written; throws Unauthorized and NullPointer from `requireDesk`. */
export async function getContestDraft(context: Context, { id }: InputOf<typeof contract>): Promise<ContestDraft> {
  await requireDesk(context, context.db.read, id);
  return readDraft(context, id);
}
