import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { ExchangeScreen } from '@/components/people/account/exchange-screen';
import { ClientWords } from '@/lib/app/client-words';
import { standsInHeader } from '@/lib/app/login-table';
import { privateHead } from '@/lib/app/page-head';
import { redirect } from '@/lib/platform/i18n/navigation';

export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('shell.bridge.title');

/**
 * Only the middleware leads here, in the own app and at another page's address; requested directly it is an unknown
 * path.
 */
export default async function ExchangePage() {
  const language = await getLocale();
  if (!(await headers()).has(standsInHeader)) redirect({ href: '/', locale: language });
  return (
    <ClientWords of={['shell']}>
      <ExchangeScreen />
    </ClientWords>
  );
}
