'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { editDemandPath } from '@/lib/careers/demand/client/addresses';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';

/** For its company, the way to its desk. */
export function DemandManageLink({ id, companyId }: { id: string; companyId: string }) {
  const t = useTranslations('demandPage');
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === companyId);
  if (!isOwn) return null;
  return (
    <Link href={editDemandPath(id)} className={buttonClass('line', 'row')}>
      {t('manage')}
    </Link>
  );
}
