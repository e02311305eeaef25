'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { ownAvatarQuery } from '@/lib/person/client/own-avatar';
import { inOwnApp } from '@/lib/platform/client/host';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { PersonalCentreLink } from './personal-centre-link';

/**
 * The visitor's face: from the store when logged in, and asked for on every route while a login is stored, except in
 * the own app (specification section 4). For everybody else it is the fallback avatar.
 */
export function HeaderAvatar() {
  const t = useTranslations('shell.menu');
  const route = usePathname();
  const kept = useSessionStore((state) => (state.isLogin ? state.avatar : null));
  const [asks, setAsks] = useState(false);
  const { data: fetched = kept } = useQuery({ ...ownAvatarQuery(route), enabled: asks });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a login may have come or gone with the route
  useEffect(() => setAsks(isLoggedIn() && !inOwnApp()), [route]);

  return (
    <PersonalCentreLink aria-label={t('personalCentre')} className="grid size-11 place-items-center">
      <Avatar picture={asks ? fetched : kept} size={28} />
    </PersonalCentreLink>
  );
}
