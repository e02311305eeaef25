import type { Demand } from '@/lib/careers/demand/port';
import en from '@/messages/en/careers/team-notices.json';
import zh from '@/messages/zh/careers/team-notices.json';
import { type ServiceKind, servicePrices } from '../codes';
import { titlesOf } from './open-demand';

interface Sold {
  kind: ServiceKind;
  /** Teams. */
  bought: number;
  demand: Demand;
}

/** What an order of a service says: the demand, and in its one line what is bought for it. */
export function serviceLine({ kind, bought, demand }: Sold) {
  const titles = titlesOf(demand);
  const quantity = kind === 'year' ? 1 : bought;
  const line = { product: demand.id, titleZh: zh.product[kind], titleEn: en.product[kind] };
  return { ...titles, lines: [{ ...line, quantity, unitFen: servicePrices[kind] }] };
}
