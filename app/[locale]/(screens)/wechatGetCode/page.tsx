import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WechatCodeScreen } from '@/components/people/account/wechat-code-screen';
import { ClientWords } from '@/lib/app/client-words';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.wechatCode');
  // The code in the address is a secret.
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
}

/** Where the chat app redirects to. The same for everybody: its answer is in the address, which the browser reads. */
export default function WechatCodePage() {
  return (
    <ClientWords of={['account']}>
      <WechatCodeScreen />
    </ClientWords>
  );
}
