import { millisecondsInHour } from 'date-fns/constants';
import { useTranslations } from 'next-intl';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface RefundRuleProps {
  activity: Pick<ActivityDetail, 'refund' | 'holdStartTime'>;
  /** Nothing of it costs money. */
  isFree: boolean;
}

/** What a returned ticket gives, and until when. */
export function RefundRule({ activity: { refund, holdStartTime }, isFree }: RefundRuleProps) {
  const t = useTranslations('ticket.refund');
  if (isFree) return t('free');
  if (!refund) return t('none');
  const { percent, hours } = refund;
  const time = formatDate(Date.parse(holdStartTime) - hours * millisecondsInHour, { withTime: true });
  return percent === 100 ? t('whole', { time }) : t('part', { time, percent });
}
