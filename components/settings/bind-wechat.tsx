'use client';

import { useTranslations } from 'next-intl';
import { WechatButton } from '@/components/account/card-wechat-button';
import type { WechatOffer } from '@/lib/account/contract';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/** The way to the chat app, to bind it; where this browser cannot go it, what to do instead. */
export function BindWechat({ offer }: { offer: WechatOffer }) {
  const t = useTranslations('settings.binding');
  const locale = useLanguage();
  if (!offer.inside && !offer.qr) return <p className="text-ink-2">{t('notOffered')}</p>;

  const onlyWay = offer.qr ? 'qr' : 'inside';
  const cure = t(`notHere.${offer.inside && offer.qr ? 'both' : onlyWay}`);
  return (
    <div className="max-w-105">
      <p className="mb-4 text-ink-2 text-pretty">{t('lead')}</p>
      <WechatButton
        offer={offer}
        back={() => getPathname({ locale, href: '/Settings/binding' })}
        elsewhere={<p className="text-ink-2 text-pretty">{cure}</p>}
      >
        {t('bind')}
      </WechatButton>
    </div>
  );
}
