'use client';

import { useTranslations } from 'next-intl';
import { payPath } from '@/lib/live/broadcast/client/addresses';
import { goToLogin } from '@/lib/platform/client/error-path';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { Link } from '@/lib/platform/i18n/link';
import { shortYuan } from '@/lib/platform/shared/format/yuan';
import { PicturePanel, panelOtherWay, panelWay } from './picture-panel';

/** The viewer has watched the preview of a broadcast and not paid for it. */
export function PreviewOver({ id, priceFen }: { id: string; priceFen: number }) {
  const t = useTranslations('stream.preview');
  const isLoggedIn = useLoggedIn();
  return (
    <PicturePanel title={t('over.title')} text={t('over.text')}>
      <Link href={payPath(id)} rel="nofollow" className={panelWay}>
        {t('buy', { price: shortYuan(priceFen) })}
      </Link>
      {!isLoggedIn && (
        <button type="button" onClick={goToLogin} className={panelOtherWay}>
          {t('logIn')}
        </button>
      )}
    </PicturePanel>
  );
}
