import { PhoneBindScreen } from '@/components/people/account/phone-bind-screen';
import { callerContext } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { redirect } from '@/lib/platform/i18n/navigation';

/** Its cookie says whether the visitor is logged in. */
export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('account.mobile.bind.title');

/**
 * Binds a phone number to a login of the chat app. A person who is logged in binds one in the settings, and comes back
 * from there.
 */
export default async function PhoneBindPage({ searchParams }: PageProps) {
  const { caller, language } = await callerContext();
  if (caller) {
    const back = [(await searchParams).redirecturl ?? []].flat()[0];
    const query = back === undefined ? '' : `?redirecturl=${encodeURIComponent(back)}`;
    redirect({ href: `/Settings/security${query}`, locale: language });
  }
  return (
    <ClientWords of={['account']}>
      <PhoneBindScreen />
    </ClientWords>
  );
}
