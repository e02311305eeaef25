'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ProfileChange, saveProfile } from '@/lib/people/person/client/profile';
import type { UserInfo } from '@/lib/people/person/contract';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useKeptState } from '@/lib/platform/client/use-kept-state';
import { changedOf, type ProfileValues, valuesOf } from './profile-values';

/**
 * The form of the caller's profile: validates and saves only changed fields. Unsaved changes are kept when another page
 * is visited. Texts with prohibited words are `asked` about, and sent again by `acknowledge` (specification section 5).
 */
export function useProfileForm(first: UserInfo) {
  const t = useTranslations('settings.profile');
  const router = useRouter();
  const [info, setInfo] = useState(first);
  const [asked, setAsked] = useState<ProfileChange | null>(null);
  const saved = valuesOf(info);
  const [draft, keepDraft] = useKeptState<Partial<ProfileValues>>(`profile draft of ${first.userId}`, {});

  async function save(change: ProfileChange) {
    const next = await saveProfile(change);
    setInfo(next);
    settings.form.reset(valuesOf(next));
    toast(change.acknowledged ? t('savedForReview') : t('saved'));
    router.refresh();
  }
  const settings = useCallForm({
    schema: () => import('./profile-schema').then(({ changeOfProfile }) => changeOfProfile(saved)),
    rules: 'person.rules',
    values: { ...saved, ...draft },
    send: async (change) => {
      try {
        await save(change);
      } catch (error) {
        if (!(error instanceof AnswerError) || error.code !== 'ProhibitedWords') throw error;
        setAsked(change);
      }
    },
    places: { NicknameTaken: 'nickname' },
  });

  const values = useWatch({ control: settings.form.control }) as ProfileValues;
  const changed = changedOf(values, saved);
  const isChanged = Object.keys(changed).length > 0;
  useLeaveWarning(isChanged);
  const keep = useEffectEvent(() => keepDraft(changed));
  useEffect(() => () => keep(), []);

  return {
    ...settings,
    info,
    isChanged,
    /** Unsaved changes from an earlier visit. */
    isRestored: isChanged && Object.keys(draft).length > 0,
    discard: () => settings.form.reset(saved),
    asked,
    leaveAsIs: () => setAsked(null),
    acknowledge: async () => {
      setAsked(null);
      if (asked) await settings.attempt(() => save({ ...asked, acknowledged: true }));
    },
  };
}

/** Makes the browser ask before the page is closed or reloaded. */
function useLeaveWarning(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
