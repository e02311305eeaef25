import { encodeId, type Link, linkTo } from './link';

/** Banner types (specification section 2, 'Banner click targets'). */
export const bannerType = { link: 10, person: 1, video: 2, topic: 3, question: 4, activity: 5 } as const;
export type BannerType = (typeof bannerType)[keyof typeof bannerType];

/** What a banner says of where it leads: the `url` of a link, else the id of a thing; without a type it is a link. */
export interface BannerAim {
  type: BannerType | null;
  url: string | null;
  domainId: string | null;
}

interface BannerRule {
  /** The own page that shows the thing with this (encoded) id; null for a banner that leads to its `url`. */
  page: ((id: string) => string) | null;
  /** Whether the banner carries the advertisement label. */
  advertisement: boolean;
}

/** Specification section 2, 'Banner click targets by banner type'. */
const rules: Record<BannerType, BannerRule> = {
  10: { page: null, advertisement: false },
  1: { page: (id) => `/otherPeople?userId=${id}`, advertisement: false },
  2: { page: (id) => `/video/detail/${id}`, advertisement: true },
  3: { page: (id) => `/topicIntroduce?topicId=${id}`, advertisement: false },
  4: { page: (id) => `/questionDetail/${id}`, advertisement: false },
  5: { page: (id) => `/ActivityDetail/${id}`, advertisement: false },
};

/** A banner without a type is a link to its `url`. */
function ruleOf(type: BannerAim['type']): BannerRule {
  return rules[type ?? 10];
}

/**
 * Where a press on a banner leads; null when its id or url is missing or not safe to follow: the banner is then a
 * picture, not a link.
 */
export function bannerTarget(banner: BannerAim): Link | null {
  const { page } = ruleOf(banner.type);
  if (!page) return linkTo(banner.url);
  const id = encodeId(banner.domainId);
  return id ? { href: page(id), external: false } : null;
}

/** Whether the banner carries the advertisement label, link or not. */
export function isAdvertisement(banner: Pick<BannerAim, 'type'>): boolean {
  return ruleOf(banner.type).advertisement;
}
