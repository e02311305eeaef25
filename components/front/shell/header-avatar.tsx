'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { inOwnApp } from '@/lib/platform/client/host';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { readStored } from '@/lib/platform/client/storage';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { fallbackAvatar } from '@/lib/platform/shared/format/fallback-avatar';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { HeaderFaceProps } from './header-face';
import { PersonalCentreLink } from './personal-centre-link';

/**
 * The visitor's avatar: from the store when logged in, and asked for on every route while a login is stored, except in
 * the own app (specification section 4). For everybody else it is the fallback avatar. Without a token neither the
 * query nor the code of the avatar and its count is loaded.
 */
export function HeaderAvatar({ words }: HeaderFaceProps) {
  const route = usePathname();
  const isLogin = useSessionStore((state) => state.isLogin);

  const [Face, setFace] = useState<ComponentType<HeaderFaceProps> | null>(null);
  useEffect(() => {
    if (!isLogin) return;
    importWithTimeout(() => import('./header-face'), 'header-face').then(
      ({ HeaderFace }) => setFace(() => HeaderFace),
      // The fallback stays.
      () => undefined,
    );
  }, [isLogin]);

  useEffectOn(route, () => {
    if (inOwnApp() || readStored('auth_token') === null) return;
    const asking = new AbortController();
    importWithTimeout(() => import('@/lib/people/person/client/own-account'), 'own-account')
      .then(({ renewOwnAccount }) => renewOwnAccount(asking.signal))
      .catch((error: unknown) => console.warn('The avatar stays as it was', error));
    return () => asking.abort();
  });

  return (
    <PersonalCentreLink className="grid size-11 place-items-center">
      {isLogin && Face ? (
        <Face words={words} />
      ) : (
        // biome-ignore lint/performance/noImgElement: a drawing of ours, in one size
        <img src={fallbackAvatar} width={28} height={28} alt={words.label} className="size-7 rounded-full bg-sunk" />
      )}
    </PersonalCentreLink>
  );
}
