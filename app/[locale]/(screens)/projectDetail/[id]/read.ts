import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { everyDemand } from '@/lib/careers/demand/client/filters';
import type { DemandDetail } from '@/lib/careers/demand/contract';
import { getDemand } from '@/lib/careers/demand/server/get-demand';
import { listDemands, listDemandsOfCompany } from '@/lib/careers/demand/server/list-demands';
import { demandsTag, demandTag } from '@/lib/careers/demand/server/page-tags';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import type { Context } from '@/lib/platform/server/context';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';

/** Whether a string can be the id of a demand, so that no other address is read or cached. */
const isDemandId = (id: string) => /^[\w-]{1,64}$/.test(id);
/** Others of its company, and others of its kind, below it. */
const othersShown = 4;

/**
 * What the first HTML of a demand's page shows: the demand, whether it is in one language only, others of its company and of its kind.
 * Null for one that is not public, but tagged, so that a cached 404 ends when it is approved. Read once per rendering.
 */
export const readDemandPage = cache(async (language: Language, id: string) => {
  if (!isDemandId(id)) return null;
  const context = visitorContext(language);
  const demand = await taggedRead([demandTag(id), authorsTag], () => getDemand(context, { id }).catch(orNull));
  if (!demand) return null;
  const inOther = visitorContext(language === 'zh' ? 'en' : 'zh');
  const other = await taggedRead([demandTag(id)], () => getDemand(inOther, { id }).catch(orNull));
  const found = await taggedRead([demandsTag, authorsTag], () => readOthers(context, demand));
  return { demand, isInOne: other?.titleLanguage === demand.titleLanguage, ...found };
});

/** Others of the company, and those of the same kind that are not among them. */
async function readOthers(context: Context, { id, companyId, kind }: DemandDetail) {
  const page = { pageIndex: 1, pageSize: 2 * othersShown + 1 };
  const [ofCompany, ofKind] = await Promise.all([
    companyId === null ? null : listDemandsOfCompany(context, { ...page, userId: companyId }),
    listDemands(context, { ...everyDemand, ...page, kind }),
  ]);
  const others = (ofCompany?.list ?? []).filter((one) => one.id !== id).slice(0, othersShown);
  const shown = new Set([id, ...others.map((one) => one.id)]);
  return { others, similar: ofKind.list.filter((one) => !shown.has(one.id)).slice(0, othersShown) };
}
