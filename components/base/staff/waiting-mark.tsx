import { useTranslations } from 'next-intl';
import { mostWaiting } from '@/lib/base/staff/codes';

/** The number of waiting items beside the name of a section; nothing for none. */
export function WaitingMark({ count }: { count: number }) {
  const t = useTranslations('staff');
  if (count === 0) return null;
  const shown = count < mostWaiting ? String(count) : t('manyWaiting');
  return (
    <>
      <span
        aria-hidden="true"
        className="ml-auto min-w-5 rounded-full bg-accent-wash px-1.5 text-center text-xs font-semibold text-ink tabular-nums"
      >
        {shown}
      </span>
      <span className="sr-only">{t('waiting', { count: shown })}</span>
    </>
  );
}
