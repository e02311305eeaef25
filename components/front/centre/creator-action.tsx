'use client';

import { useTranslations } from 'next-intl';
import { CardFollowButton } from '@/components/people/person/card-follow-button';
import { buttonClass } from '@/components/ui/button-class';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';

interface CreatorActionProps {
  userId: string;
  nickname: string;
}

/** Follows the person. On the caller's own page, which only the browser knows, a link to the profile replaces it. */
export function CreatorAction({ userId, nickname }: CreatorActionProps) {
  const t = useTranslations('centre.creator');
  const isOneself = useSessionStore((state) => state.peopleMessage?.userId === userId);
  if (!isOneself) return <CardFollowButton userId={userId} nickname={nickname} />;
  return (
    <Link href="/Settings/profile" className={buttonClass('line')}>
      {t('editProfile')}
    </Link>
  );
}
