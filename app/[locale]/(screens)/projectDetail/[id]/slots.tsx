import { getTranslations } from 'next-intl/server';
import type { DemandSlots } from '@/components/careers/demand/demand-slots';
import { buttonClass } from '@/components/ui/button-class';
import type { DemandDetail } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';

/** What the slices above demands add to the page of one: the way to answer it. */
export async function slotsOf({ id, phase }: DemandDetail): Promise<DemandSlots> {
  const t = await getTranslations('demandPage.actions');
  if (phase !== 'open') return { propose: null };
  return {
    propose: (
      <Link
        href={`/applyProject/${encodeURIComponent(id)}`}
        rel="nofollow"
        className={`mt-5 w-full ${buttonClass('accent')}`}
      >
        {t('propose')}
      </Link>
    ),
  };
}
