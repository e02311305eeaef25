import type { DeskBanner } from '@/lib/community/topic/contract';

/** What a banner is called: as on the page of its channel, its title, else what it leads to; empty where neither is known. */
export const bannerName = ({ title, target }: DeskBanner): string => title || (target?.text ?? '');
