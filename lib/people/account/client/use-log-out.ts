'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { logOut } from './enter';

/**
 * State of a logout button, which logs out once however often it is pressed; if the server cannot be reached, the login
 * stays.
 */
export function useLogOut(): { isPending: boolean; press(): void } {
  const offline = useTranslations('client')('offline');
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => logOut(language),
    // The error path reports all other errors.
    onError: (error) => error instanceof ConnectionError && toast(offline),
  });
  return { isPending, press: () => void (isPending || mutate()) };
}
