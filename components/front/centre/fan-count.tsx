'use client';

import { useLocale } from 'next-intl';
import { useFollowPerson } from '@/lib/people/person/client/follow';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

/** The number of followers: from the page, or from the server once the follow button was pressed. */
export function FanCount({ userId, count }: { userId: string; count: number }) {
  const { followerCount } = useFollowPerson(userId);
  return formatMagnitude(followerCount ?? count, useLocale());
}
