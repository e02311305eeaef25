'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { AvatarProps } from '@/components/ui/avatar';
import { inOwnApp } from '@/lib/platform/client/host';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { readStored } from '@/lib/platform/client/storage';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { fallbackAvatar } from '@/lib/platform/shared/format/fallback-avatar';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import { PersonalCentreLink } from './personal-centre-link';

/**
 * The visitor's avatar: from the store when logged in, and asked for on every route while a login is stored, except in
 * the own app (specification section 4). For everybody else it is the fallback avatar. Without a token neither the
 * query nor the avatar's code is loaded.
 */
export function HeaderAvatar({ label }: { label: string }) {
  const route = usePathname();
  const avatar = useSessionStore((state) => (state.isLogin ? state.avatar : null));

  const [Face, setFace] = useState<ComponentType<AvatarProps> | null>(null);
  useEffect(() => {
    if (avatar === null) return;
    importWithTimeout(() => import('@/components/ui/avatar'), 'avatar').then(
      ({ Avatar }) => setFace(() => Avatar),
      // The fallback stays.
      () => undefined,
    );
  }, [avatar]);

  useEffectOn(route, () => {
    if (inOwnApp() || readStored('auth_token') === null) return;
    const asking = new AbortController();
    importWithTimeout(() => import('@/lib/people/person/client/own-account'), 'own-account')
      .then(({ renewOwnAccount }) => renewOwnAccount(asking.signal))
      .catch((error: unknown) => console.warn('The avatar stays as it was', error));
    return () => asking.abort();
  });

  return (
    <PersonalCentreLink aria-label={label} className="grid size-11 place-items-center">
      {avatar !== null && Face ? (
        <Face picture={avatar} size={28} />
      ) : (
        // biome-ignore lint/performance/noImgElement: a drawing of ours, in one size
        <img src={fallbackAvatar} width={28} height={28} alt="" className="size-7 rounded-full bg-sunk" />
      )}
    </PersonalCentreLink>
  );
}
