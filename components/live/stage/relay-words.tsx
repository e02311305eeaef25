import { useTranslations } from 'next-intl';

/** That some networks will not connect, where there is no relay. */
export function RelayWords({ hasRelay }: { hasRelay: boolean | null }) {
  const t = useTranslations('stage');
  return hasRelay === false ? <p className="mt-3 text-ink-3 text-sm text-pretty">{t('noRelay')}</p> : null;
}
