'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { watchPath } from '@/lib/live/broadcast/client/addresses';
import type { StageView } from '@/lib/live/stage/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** What stands on a stage that is not open: when it opens, or that it is over. */
export function StageClosed({ view }: { view: StageView }) {
  const t = useTranslations('stage.closed');
  const isToCome = view.phase === 'upcoming';
  const time = formatDate(Date.parse(view.opensAt), { withTime: true });
  return (
    <Notice
      title={t(isToCome ? 'soon' : 'over')}
      text={isToCome ? t(view.role === 'host' ? 'soonForHost' : 'soonText', { time }) : t('overText')}
    >
      <Link href={watchPath(view.id)} className={buttonClass('ink')}>
        {t('watch')}
      </Link>
    </Notice>
  );
}
