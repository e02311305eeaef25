'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { readEntryFlow } from '@/lib/account/client/entry-flow';
import { goToWechat } from '@/lib/account/client/go-to-wechat';
import { afterLogin } from '@/lib/account/codes';
import { ownPath } from '@/lib/account/rules/redirect-url';
import { currentHost } from '@/lib/platform/client/host';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

/** The ways to log in by the chat app that this site has: inside its browser, and by a QR code elsewhere. */
export interface WechatOffer {
  inside: boolean;
  qr: boolean;
}

/**
 * Goes to the chat app to log in there. Shown inside it, and on a wide screen, whose QR code a phone can read; a phone
 * cannot read its own screen. That is a matter of style, so that nothing shifts when the page comes alive.
 */
export function WechatButton({ offer }: { offer: WechatOffer }) {
  const t = useTranslations('account.login');
  const locale = useLanguage();
  if (!offer.inside && !offer.qr) return null;

  const go = () => {
    const isInside = offer.inside && currentHost() === 'wechat';
    const back = ownPath(readEntryFlow().redirecturl, getPathname({ locale, href: afterLogin }));
    // What goes wrong was said by the call.
    goToWechat(isInside ? 'inside' : 'qr', back).catch(() => undefined);
  };
  const shown = `${offer.inside ? 'in-data-[host=wechat]:block' : ''} ${offer.qr ? 'md:block' : ''}`;
  return (
    <div className={`hidden ${shown}`}>
      <button type="button" onClick={go} className={`min-h-12 w-full ${buttonClass('line')}`}>
        {t('byWechat')}
      </button>
    </div>
  );
}
