'use client';

import { useTranslations } from 'next-intl';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';

/** Does something by a call and tells a lost connection; the error path tells all other errors. False if it failed. */
export function useDeed(): (work: () => Promise<void>) => Promise<boolean> {
  const client = useTranslations('client');
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ConnectionError) toast(client('offline'));
      return false;
    }
  };
}
