'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { saveArea } from '@/lib/people/person/client/save-area';
import { ConnectionError } from '@/lib/platform/client/errors';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { hasWayBack } from '@/lib/platform/client/way-back';
import { placeOf } from '@/lib/platform/i18n/navigation';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { ownPath } from '@/lib/platform/shared/link';
import { AreaPicker } from './card-area-picker';

interface AreaSelectScreenProps {
  /** Where to go after a choice, from the address; only our own paths are followed. */
  redirectUrl: string | null;
  /** The area chosen before. */
  value: string | null;
}

/**
 * The area picker as a screen of its own (specification section 2, `/areaSelect`). A choice is saved in the profile of
 * a logged-in person, or else kept in the client state; then the screen closes.
 */
export function AreaSelectScreen({ redirectUrl, value }: AreaSelectScreenProps) {
  const t = useTranslations('person.area');
  const offline = useTranslations('client')('offline');
  const leave = useWayBack(redirectUrl);
  const isChosen = useRef(false);
  const save = useMutation({
    mutationFn: saveArea,
    onSuccess: leave,
    onError: () => {
      isChosen.current = false;
    },
  });

  function choose(areaId: string) {
    // A second press before the screen is gone would go back twice.
    if (isChosen.current) return;
    isChosen.current = true;
    if (isLoggedIn()) {
      save.mutate(areaId);
      return;
    }
    useSessionStore.setState({ area: areaId });
    leave();
  }

  return (
    <div className="wrap pt-7 pb-16">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-4 text-ink-2 text-pretty">{t('lead')}</p>
      {/* The error path reports what the server rejected; the screen only reports a lost connection. */}
      {save.error instanceof ConnectionError && (
        <p role="alert" className="mb-4 text-danger">
          {offline}
        </p>
      )}
      <AreaPicker value={value} onChoose={choose} />
    </div>
  );
}

/** Returns to the requested page, else one step back, else to the home page for visitors who came from another site. */
function useWayBack(redirectUrl: string | null): () => void {
  const router = useRouter();
  return () => {
    const path = ownPath(redirectUrl);
    if (path !== null) router.replace(placeOf(path).path);
    else if (hasWayBack()) router.back();
    else router.replace('/');
  };
}
