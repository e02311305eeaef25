import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { contestPath, contestsPath } from '@/lib/events/contest/client/addresses';
import type { ContestPhase } from '@/lib/events/contest/codes';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface EnterClosedProps {
  contest: ContestDetail;
  phase: Exclude<ContestPhase, 'open'>;
}

/** Why nothing can be entered now, and what can be done instead. */
export function EnterClosed({ contest, phase }: EnterClosedProps) {
  const t = useTranslations('entryEdit.closed');
  const { name, enrolStartTime, enrolEndTime, cancelReason } = contest;
  const time = formatDate(Date.parse(phase === 'announced' ? enrolStartTime : enrolEndTime), { withTime: true });
  return (
    <div className="mt-6 pb-16">
      <div role="status" className="mb-5 rounded-md bg-sunk px-4 py-3 text-pretty tabular-nums">
        <p>{t(phase, { time })}</p>
        {phase === 'canceled' && cancelReason && (
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{t('reason', { reason: cancelReason })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Link href={contestPath(name)} className={buttonClass('ink')}>
          {t('see')}
        </Link>
        {phase !== 'announced' && (
          <Link href={contestsPath} className={buttonClass('line')}>
            {t('others')}
          </Link>
        )}
      </div>
    </div>
  );
}
