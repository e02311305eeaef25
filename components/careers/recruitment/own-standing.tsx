'use client';

import { useTranslations } from 'next-intl';
import { rightsPath } from '@/lib/careers/recruitment/client/addresses';
import { useRights } from '@/lib/careers/recruitment/client/purchases';
import { Link } from '@/lib/platform/i18n/link';

/** What the caller has left, or what they need before they can buy; nothing for visitors. As high before it is known. */
export function OwnStanding() {
  const t = useTranslations('recruitment.meal');
  const rights = useRights();
  return (
    <p role="status" className="mt-4 min-h-11 text-ink-2 text-pretty tabular-nums">
      {rights?.isCompany && (
        <>
          {t('left', { posts: rights.postsLeft, refreshes: rights.refreshesLeft })}{' '}
          <Link href={rightsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('toRights')}
          </Link>
        </>
      )}
      {rights?.isCompany === false && t('notCompany')}
    </p>
  );
}
