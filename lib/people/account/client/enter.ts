'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { call } from '@/lib/platform/client/call';
import { loadPage } from '@/lib/platform/client/load-page';
import type { CallOf } from '@/lib/platform/client/remote';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { signOut } from '@/lib/platform/client/sign-out';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import type { Language } from '@/lib/platform/shared/language';
import * as calls from '../calls/entrance';
import { afterLogin } from '../codes';
import type * as contract from '../contract';
import { wayBack } from '../rules/redirect-url';
import { clearEntryFlow, readEntryFlow } from './entry-flow';

const endSession: CallOf<typeof contract.logOut> = calls.logOut;

/**
 * Enters with a login: stores its token, clears the data of a previous person, and goes on to the page that asked for
 * the login. The header fetches the account there, as on every route.
 */
export function useEnter(): (token: string) => void {
  const goOn = useGoOn();
  return useCallback(
    (token) => {
      const { redirecturl } = readEntryFlow();
      signOut();
      clearEntryFlow();
      writeStored('auth_token', token);
      writeStored('isLogin', true);
      useSessionStore.setState({ isLogin: true });
      goOn(redirecturl);
    },
    [goOn],
  );
}

/** Goes from a login page to the page that asked for the login; only our own are followed. */
export function useGoOn(): (redirecturl: string | null) => void {
  const router = useRouter();
  const locale = useLanguage();
  return useCallback(
    (redirecturl) => router.replace(wayBack(redirecturl, getPathname({ locale, href: afterLogin }))),
    [router, locale],
  );
}

/**
 * Logs out, on the server first: if that fails the login stays valid, and nothing is cleared. Then the person's data is
 * removed from storage, and from memory, as the home page is reloaded.
 *
 * @throws what `call` throws
 */
export async function logOut(language: Language): Promise<void> {
  await call(endSession, {});
  signOut();
  clearEntryFlow();
  removeStored('scanCodeUrl');
  loadPage(getPathname({ locale: language, href: '/' }));
}
