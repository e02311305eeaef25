import { findOwnDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { translate } from '@/lib/platform/shared/language';
import type { TeamDemand } from '../contract';
import { isOpenDemand } from './open-demand';

/** What the screens about the teams of a demand of the caller say of it. Throws NullPointer for another's. */
export async function getTeamDemand(context: Context, id: string): Promise<TeamDemand> {
  const demand = await findOwnDemand(context.db.read, signedIn(context).personId, id);
  const title = translate(demand.titleZh, demand.titleEn, context.language);
  return { id, title: title.text, titleLanguage: title.language, isOpen: isOpenDemand(demand, context.now()) };
}
