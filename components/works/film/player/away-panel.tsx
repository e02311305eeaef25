import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { wayOnClass } from './broken-panel';

interface AwayPanelProps {
  /** Of the work's page, without language prefix. */
  href: string;
  onReplay(): void;
}

/** The end of an embedded film: to the work's page, or replay. */
export function AwayPanel({ href, onReplay }: AwayPanelProps) {
  const t = useTranslations('filmPlayer');
  const small = '@max-sm:px-4 @max-sm:text-sm';
  return (
    <div data-panel className="absolute inset-0 z-1 flex items-center justify-center gap-2 bg-shade/80 px-3 pb-11">
      <NewTabLink href={href} className={`${wayOnClass} ${small}`}>
        {t('onSite')}
      </NewTabLink>
      <button
        type="button"
        onClick={onReplay}
        className={`min-h-11 min-w-18 rounded-full border border-white/60 px-5 text-base font-semibold ${small}`}
      >
        {t('replay')}
      </button>
    </div>
  );
}
