import { useTranslations } from 'next-intl';

const lines = ['views', 'likes', 'commenters', 'collections'] as const;

/** How the score is computed, in a disclosure. */
export function BoardRule({ isOfCreators }: { isOfCreators: boolean }) {
  const t = useTranslations('ranking.rule');
  return (
    <details className="group text-sm md:open:col-span-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current [&::-webkit-details-marker]:hidden">
        {t('open')}
      </summary>
      <div className="max-w-160 rounded-md bg-sunk px-4 py-3.5 text-ink-2">
        <p>{t('lead')}</p>
        <ul className="my-2 grid list-disc gap-1 pl-5 tabular-nums">
          {lines.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
        <p>{t('spans')}</p>
        <p className="mt-2">{t('own')}</p>
        {isOfCreators && <p className="mt-2">{t('creators')}</p>}
      </div>
    </details>
  );
}
