'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFollowTopic } from '@/lib/community/topic/client/follow-topic';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';

/** The number of members: from the page, or from the server once the follow button was pressed. */
export function MemberCount({ topicId, count }: { topicId: string; count: number }) {
  const t = useTranslations('topicPage.channel');
  const locale = useLocale();
  const { memberCount } = useFollowTopic(topicId);
  const now = memberCount ?? count;
  return <span>{t('members', { count: now, members: formatMagnitude(now, locale) })}</span>;
}
