import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { demandDeskPath } from '@/lib/careers/demand/client/addresses';
import type { TeamDemand } from '@/lib/careers/team/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** The way back to the demands, and which one this is. */
export function DemandLine({ demand: { title, titleLanguage } }: { demand: TeamDemand }) {
  const t = useTranslations('team');
  const textLanguage = useTextLanguage();
  return (
    <>
      <Link
        href={demandDeskPath}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 text-ink-2 text-sm hover:text-ink"
      >
        <Icon name="back" className="size-4" />
        {t('back')}
      </Link>
      <p lang={textLanguage(titleLanguage)} className="text-ink-2 wrap-anywhere">
        {title}
      </p>
    </>
  );
}
