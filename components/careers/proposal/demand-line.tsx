import { useTranslations } from 'next-intl';
import { demandPath } from '@/lib/careers/demand/client/addresses';
import type { OwnProposal } from '@/lib/careers/proposal/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** The demand that a proposal is for, above it; it leads to its page while that is public. */
export function DemandLine({ demand }: { demand: OwnProposal['demand'] }) {
  const t = useTranslations('proposal.demand');
  const textLanguage = useTextLanguage();
  const title = (
    <span lang={textLanguage(demand.titleLanguage)} className="wrap-anywhere">
      {demand.title || t('untitled')}
    </span>
  );
  return (
    <p className="text-ink-2 text-pretty">
      {demand.isPublic ? (
        <Link href={demandPath(demand.id)} className="font-semibold text-ink underline-offset-4 hover:underline">
          {title}
        </Link>
      ) : (
        <span className="font-semibold text-ink">{title}</span>
      )}
      <span className="ml-2 text-ink-3 text-sm">{demand.company}</span>
    </p>
  );
}
