import { useTranslations } from 'next-intl';

/** The film cannot be played (specification section 8), and the way on. */
export function BrokenPanel({ onRetry }: { onRetry(): void }) {
  const t = useTranslations('videoPlayer');
  return (
    <div
      role="alert"
      className="absolute inset-0 z-1 flex flex-col items-center justify-center gap-4 bg-shade/80 px-6 text-center text-base"
    >
      <p>{t('broken')}</p>
      <button type="button" onClick={onRetry} className={wayOnClass}>
        {t('retry')}
      </button>
    </div>
  );
}

/** What to press over a picture: white on whatever there is. */
export const wayOnClass =
  'inline-flex min-h-11 items-center justify-center rounded-full bg-white px-5 text-base font-semibold text-lit-ink';
