import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { demandDeskPath } from '@/lib/careers/demand/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { Language } from '@/lib/platform/shared/language';

/** What the screens about the teams of a demand say of it. */
export interface DemandHead {
  id: string;
  title: string;
  titleLanguage: Language;
  /** Teams can be bought and recommended for it. */
  isOpen: boolean;
}

/** The way back to the demands, and which one this is. */
export function DemandLine({ demand: { title, titleLanguage } }: { demand: DemandHead }) {
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
