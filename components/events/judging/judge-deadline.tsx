import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** Until when a round takes scores, in Beijing time. */
export function JudgeDeadline({ time }: { time: string | null }) {
  const t = useTranslations('judging');
  if (time === null) return t('noDeadline');
  return <time dateTime={time}>{t('deadline', { time: formatDate(Date.parse(time), { withTime: true }) })}</time>;
}
