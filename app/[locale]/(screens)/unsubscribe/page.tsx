import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { UnsubscribeScreen } from '@/components/reactions/message/unsubscribe-screen';
import { ClientWords } from '@/lib/app/client-words';
import type { PageProps } from '@/lib/app/page-props';
import { visitorContext } from '@/lib/app/visitor';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { mailToken } from '@/lib/reactions/message/contract';
import { getMailWish } from '@/lib/reactions/message/server/mail-wish';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('messageSettings.unsubscribe');
  // The token in the address is a secret.
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Ends the daily mail by a link in it, without a login. To look at it changes nothing: mail scanners follow links. */
export default async function UnsubscribePage({ searchParams }: PageProps) {
  const token = mailToken.safeParse((await searchParams).token).data ?? '';
  const first = await getMailWish(visitorContext(await getLocale()), { token }).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === 'LinkExpired') return null;
    throw error;
  });
  return (
    <ClientWords of={['messageSettings.types', 'messageSettings.unsubscribe']}>
      <UnsubscribeScreen token={token} first={first} />
    </ClientWords>
  );
}
