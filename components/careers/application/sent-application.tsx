'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ownApplicationsPath } from '@/lib/careers/application/client/addresses';
import type { OwnApplication } from '@/lib/careers/application/contract';
import { isPossible } from '@/lib/careers/application/rules/transitions';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { OwnApplicationState } from './application-state';
import { Withdraw } from './withdraw';

/** What became of an application, on the page of its job. */
export function SentApplication({ application: { id, state, sentAt } }: { application: OwnApplication }) {
  const t = useTranslations('application.card');
  return (
    <div className="rounded-md bg-sunk px-4 py-3.5">
      <p role="status" className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <OwnApplicationState state={state} />
        <time dateTime={sentAt} className="text-ink-3 text-sm tabular-nums">
          {t('sent', { date: formatDate(Date.parse(sentAt)) })}
        </time>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Link href={ownApplicationsPath} className={buttonClass('ink', 'row')}>
          {t('own')}
        </Link>
        {isPossible('withdraw', state) && <Withdraw id={id} action={t('withdraw')} />}
      </p>
    </div>
  );
}
