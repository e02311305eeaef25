'use client';

import { useLocale } from 'next-intl';
import { useFollowPerson } from '@/lib/people/person/client/follow';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

/** How many follow a person: as the page says, and as the server has said since the button beside it was pressed. */
export function FanCount({ userId, count }: { userId: string; count: number }) {
  const { followerCount } = useFollowPerson(userId);
  return formatMagnitude(followerCount ?? count, useLocale());
}
