import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { ContentDraft } from '../contract';
import { findDraft } from './find-draft';

/**
 * A page as its editors see it: the draft, or the published document without one, and its versions. Throws Unauthorized
 * or Forbidden for callers who may not edit it, NullPointer for none.
 */
export async function getContentDraft(context: Context, { id }: { id: string }): Promise<ContentDraft> {
  requireAllowed(context, 'editContent');
  return findDraft(context.db.read, id);
}
