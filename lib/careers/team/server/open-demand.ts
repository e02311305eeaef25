import { type Demand, phaseAt } from '@/lib/careers/demand/port';

/** Whether teams can be recommended for a demand at `now` (ms): everybody may see it, and it takes proposals. */
export const isOpenDemand = (demand: Demand, now: number) => demand.isPublic && phaseAt(demand, now) === 'open';

/** The titles of a demand in both languages, each by the other one where it is missing. */
export const titlesOf = ({ titleZh, titleEn }: Demand) => ({
  titleZh: titleZh || titleEn,
  titleEn: titleEn || titleZh,
});
