import type { Context } from '@/lib/platform/server/context';
import type { StageAccess, StageView } from '../contract';
import { findAccess } from './find-access';
import { readStageRows } from './read-stage';
import { toStageView } from './stage-view';

/** The stage of a participatory broadcast, as the caller may see it. Throws as `findAccess`. */
export async function getStage(context: Context, input: StageAccess): Promise<StageView> {
  const access = await findAccess(context, input);
  return toStageView(context, access, await readStageRows(context.db.read, access.broadcast.id));
}
