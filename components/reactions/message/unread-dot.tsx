import { useTranslations } from 'next-intl';

/** Says of a row that it is unread. It stands in the margin, so that read and unread rows begin at the same edge. */
export function UnreadDot() {
  const t = useTranslations('message');
  return (
    <span className="absolute top-8.5 -left-3 size-2 rounded-full bg-accent">
      <span className="sr-only">{t('unread')}</span>
    </span>
  );
}
