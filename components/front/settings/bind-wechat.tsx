'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { WechatButton } from '@/components/people/account/card-wechat-button';
import { goToWechat, type WechatWay } from '@/lib/people/account/client/go-to-wechat';
import { spendConfirmation, useConfirmation } from '@/lib/people/account/client/security-confirmation';
import type { Security } from '@/lib/people/account/contract';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { ConfirmForm } from './confirm-form';

/**
 * Binds the chat app's login: the owner confirms their identity, and then goes there. Where this browser cannot, says
 * what to do instead.
 */
export function BindWechat({ security }: { security: Security }) {
  const t = useTranslations('settings.binding');
  const locale = useLanguage();
  const { ticket } = useConfirmation();
  const [isAsked, setAsked] = useState(false);
  const { inside, qr } = security.wechatOffer;
  if (!inside && !qr) return <p className="text-ink-2">{t('notOffered')}</p>;
  if (isAsked && ticket === null) return <ConfirmForm security={security} />;

  async function go(way: WechatWay) {
    setAsked(true);
    if (ticket === null) return;
    await spendConfirmation(async () => {
      await goToWechat({ way, back: getPathname({ locale, href: '/Settings/binding' }), ticket });
      setAsked(false);
    });
  }
  const onlyWay = qr ? 'qr' : 'inside';
  const cure = t(`notHere.${inside && qr ? 'both' : onlyWay}`);
  return (
    <div className="max-w-105">
      <p className="mb-4 text-ink-2 text-pretty">{t(ticket === null ? 'lead' : 'confirmed')}</p>
      <WechatButton offer={security.wechatOffer} onGo={go} elsewhere={<p className="text-ink-2 text-pretty">{cure}</p>}>
        {t('bind')}
      </WechatButton>
    </div>
  );
}
