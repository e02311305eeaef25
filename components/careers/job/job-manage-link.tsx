'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { editJobPath } from '@/lib/careers/job/client/addresses';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';

/** For its company, the way to its editor. */
export function JobManageLink({ id, companyId }: { id: string; companyId: string }) {
  const t = useTranslations('jobPage');
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === companyId);
  if (!isOwn) return null;
  return (
    <Link href={editJobPath(id)} className={buttonClass('line', 'row')}>
      {t('manage')}
    </Link>
  );
}
