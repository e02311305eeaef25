import { cache } from 'react';
import { isPersonId } from '@/lib/centre/rules/person-id';
import type { PersonDetail } from '@/lib/person/contract';
import { getPersonDetail } from '@/lib/person/server/get-person-detail';
import { personTag } from '@/lib/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { thumbnail } from '@/lib/platform/shared/format/picture';
import type { Language } from '@/lib/platform/shared/language';
import { countVideosOfPerson } from '@/lib/video/server/count-videos-of-person';
import { listVideosOfPerson } from '@/lib/video/server/list-videos-of-person';
import { visitorContext } from './visitor';

/**
 * What stands in the first HTML of a creator's page: who it is, how many works, the first page of them. Null for nobody,
 * tagged all the same, so that a kept 404 ends when the person comes. Read once for a rendering.
 */
export const readPersonPage = cache(async (language: Language, userId: string) => {
  if (!isPersonId(userId)) return null;
  const context = visitorContext(language);
  const tags = [personTag(userId)];
  const [person, works, workCount] = await Promise.all([
    taggedRead(tags, () => getPersonDetail(context, { userId }).catch(nobody)),
    taggedRead(tags, () => listVideosOfPerson(context, { userId, pageIndex: 1, pageSize: 20 })),
    taggedRead(tags, () => countVideosOfPerson(context, userId)),
  ]);
  return person && { person, works, workCount };
});

function nobody(error: unknown): null {
  if (error instanceof CodedError && error.code === 'NullPointer') return null;
  throw error;
}

interface ProfileFacts {
  person: PersonDetail;
  workCount: number;
  /** The absolute address of the page. */
  url: string;
  siteUrl: string;
}

/** Says to search engines who a page is about: a person or a company, how many follow them and what they made. */
export function profileJsonLd({ person, workCount, url, siteUrl }: ProfileFacts): Record<string, unknown> {
  const { userId, nickname, avatar, tagline, bio, socialLinks, followerCount, profession, verification } = person;
  const isCompany = verification === 'company';
  return {
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': isCompany ? 'Organization' : 'Person',
      name: nickname,
      identifier: userId,
      url,
      description: tagline || bio || undefined,
      image: avatar ? new URL(thumbnail(avatar, { width: 280, height: 280 }), siteUrl).href : undefined,
      jobTitle: (!isCompany && profession) || undefined,
      sameAs: socialLinks.length > 0 ? socialLinks.map((link) => link.url) : undefined,
      interactionStatistic: interactions('FollowAction', followerCount),
      agentInteractionStatistic: interactions('WriteAction', workCount),
    },
  };
}

function interactions(action: 'FollowAction' | 'WriteAction', count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
