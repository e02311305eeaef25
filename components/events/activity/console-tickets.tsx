import { useTranslations } from 'next-intl';
import { ConsoleSection, type Fact, Facts } from '@/components/base/staff/card-parts';
import type { ActivityForReview } from '@/lib/events/activity/contract';
import { admissionOf } from '@/lib/events/activity/rules/admission';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';

/** How people take part in an activity, and what they are asked. */
export function ActivityTickets({ activity }: { activity: ActivityForReview }) {
  const t = useTranslations('activityConsole.admission');
  const admission = admissionOf(activity);
  const { capacity, commonStock, questions } = activity;
  const facts: Fact[] = [
    { label: t('how'), value: t(`kinds.${admission}`) },
    { label: t('capacity'), value: admission === 'signup' ? capacity || t('noLimit') : null },
    { label: t('commonStock'), value: commonStock },
    ...useTypeFacts(activity),
    { label: t('refund'), value: admission === 'tickets' ? <Refund activity={activity} /> : null },
    ...questions.map(({ textZh, textEn, isRequired }, index) => ({
      label: t('question', { place: index + 1 }),
      value: `${[textZh, textEn].filter(Boolean).join(' / ')}${isRequired ? t('required') : ''}`,
    })),
  ];
  return (
    <ConsoleSection title={t('title')}>
      <Facts facts={facts} />
    </ConsoleSection>
  );
}

/** Each ticket type in a line. */
function useTypeFacts({ ticketTypes }: ActivityForReview): Fact[] {
  const t = useTranslations('activityConsole.admission');
  const time = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
  return ticketTypes.map((type, index) => ({
    label: t('type', { place: index + 1 }),
    value: (
      <span className="facts">
        <span className="font-semibold">{[type.nameZh, type.nameEn].filter(Boolean).join(' / ')}</span>
        <span className="tabular-nums">{yuan(type.priceFen)}</span>
        {type.quantity !== null && <span>{t('quantity', { count: type.quantity })}</span>}
        {type.sharesStock && <span>{t('shares')}</span>}
        <span>{type.perPerson === 0 ? t('anyNumber') : t('perPerson', { count: type.perPerson })}</span>
        {type.saleStartTime && <span>{t('from', { time: time(type.saleStartTime) })}</span>}
        {type.saleEndTime && <span>{t('to', { time: time(type.saleEndTime) })}</span>}
        {type.isPaused && <span className="text-danger">{t('paused')}</span>}
      </span>
    ),
  }));
}

function Refund({ activity: { refundHours, refundPercent } }: { activity: ActivityForReview }) {
  const t = useTranslations('activityConsole.admission');
  return refundHours === null ? t('noRefund') : t('refundSays', { hours: refundHours, percent: refundPercent });
}
