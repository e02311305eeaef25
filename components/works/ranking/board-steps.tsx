import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/link';
import { type RankingStep, rankingSteps } from '@/lib/works/ranking/codes';
import { boardPath } from '@/lib/works/ranking/rules/board-path';

/** A link to each board. Each has an address of its own. */
export function BoardSteps({ step }: { step: RankingStep }) {
  const t = useTranslations('ranking');
  return (
    <nav aria-label={t('boards')} className="my-5">
      <ul className="rail -mx-gutter gap-2 px-gutter">
        {rankingSteps.map((one) => (
          <li key={one} className="flex-none">
            <Link
              href={boardPath(one)}
              aria-current={one === step ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm transition-colors hover:border-ink-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {t(`steps.${one}.tab`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
