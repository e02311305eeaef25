import { absoluteUrl, interactions, type PageFacts } from '@/lib/app/json-ld';
import type { AwardMark } from '@/lib/events/award/contract';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import type { PersonDetail } from '@/lib/people/person/contract';
import { thumbnail } from '@/lib/platform/shared/format/picture';

interface ProfileFacts extends Omit<PageFacts, 'home'> {
  person: PersonDetail;
  workCount: number;
  /** What they won. */
  marks: readonly AwardMark[];
}

/** Describes to search engines the person or company of a page, how many follow them and what they made. */
export function profileJsonLd({ person, workCount, marks, ...site }: ProfileFacts): Record<string, unknown> {
  const { userId, nickname, avatar, tagline, bio, socialLinks, followerCount, profession, verification } = person;
  const isCompany = verification === 'company';
  const url = absoluteUrl(site, creatorPath(userId));
  return {
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': isCompany ? 'Organization' : 'Person',
      name: nickname,
      identifier: userId,
      url,
      description: tagline || bio || undefined,
      image: avatar ? new URL(thumbnail(avatar, { width: 280, height: 280 }), site.siteUrl).href : undefined,
      award: marks.length > 0 ? marks.map(({ award, contest }) => `${award.text} · ${contest.text}`) : undefined,
      jobTitle: (!isCompany && profession) || undefined,
      sameAs: socialLinks.length > 0 ? socialLinks.map((link) => link.url) : undefined,
      interactionStatistic: interactions('FollowAction', followerCount),
      agentInteractionStatistic: interactions('WriteAction', workCount),
    },
  };
}
