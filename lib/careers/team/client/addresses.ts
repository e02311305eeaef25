import { demandDeskPath } from '@/lib/careers/demand/client/addresses';

/** The teams that were recommended for a demand, and what can be bought for it, without language prefix. */
export const teamsPath = (demandId: string) => `${demandDeskPath}/${encodeURIComponent(demandId)}/teams`;
export const servicesPath = (demandId: string) => `${demandDeskPath}/${encodeURIComponent(demandId)}/services`;
