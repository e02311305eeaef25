import type { DemandHead } from '@/components/careers/team/demand-line';
import { findOwnDemand, phaseAt } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { translate } from '@/lib/platform/shared/language';

/** What the screens about the teams of a demand of the caller say of it. Throws NullPointer for another's. */
export async function readDemandHead(context: Context, id: string): Promise<DemandHead> {
  const demand = await findOwnDemand(context.db.read, signedIn(context).personId, id);
  const title = translate(demand.titleZh, demand.titleEn, context.language);
  const isOpen = demand.isPublic && phaseAt(demand, context.now()) === 'open';
  return { id, title: title.text, titleLanguage: title.language, isOpen };
}
