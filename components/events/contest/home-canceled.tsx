import { useTranslations } from 'next-intl';

/** Says that a contest was canceled, why, and what happens to fees. */
export function HomeCanceled({ reason }: { reason: string }) {
  const t = useTranslations('contestHome.canceled');
  return (
    <div role="note" className="mt-5 rounded-md border border-danger p-4">
      <p className="font-semibold text-danger">{t('title')}</p>
      <p className="mt-1 text-ink-2 text-pretty">{t('text')}</p>
      {reason && <p className="mt-2 whitespace-pre-line wrap-anywhere">{t('reason', { reason })}</p>}
    </div>
  );
}
