import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { watchPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import type { BroadcastDetail, BroadcastNow } from '@/lib/live/broadcast/contract';
import { Link } from '@/lib/platform/i18n/link';
import type { BroadcastSlots } from './broadcast-slots';
import { CardCountdown } from './card-countdown';

interface StandingProps {
  broadcast: BroadcastDetail;
  now: BroadcastNow;
  slots: BroadcastSlots;
}

/** Phases in which one can pay to watch. */
const open: readonly BroadcastPhase[] = ['upcoming', 'late', 'live', 'interrupted'];
/** Those in which there is a room to go to. */
const roomy: readonly BroadcastPhase[] = ['late', 'live', 'interrupted'];

/** What a broadcast is now, said honestly, and what one can do about it. */
export function BroadcastStanding({ broadcast, now, slots }: StandingProps) {
  const t = useTranslations('broadcastPage.standing');
  const { phase } = now;
  const isOff = phase === 'canceled' || phase === 'missed';
  return (
    <section aria-label={t('label')} className={`mt-5 rounded-md p-4 ${isOff ? 'border border-danger' : 'bg-sunk'}`}>
      <p className={`font-semibold text-lg tabular-nums ${isOff ? 'text-danger' : ''}`}>
        {phase === 'upcoming' ? <CardCountdown startTime={now.startTime} /> : t(`${phase}.title`)}
      </p>
      <p className="mt-1 text-ink-2 text-sm text-pretty">
        <Explained {...{ broadcast, now }} />
      </p>
      {broadcast.cancelReason && phase === 'canceled' && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{t('reason', { reason: broadcast.cancelReason })}</p>
      )}
      <div className="mt-3 flex flex-col gap-2 empty:hidden">
        {roomy.includes(phase) && (
          <Link href={watchPath(broadcast.id)} className={buttonClass('accent')}>
            {t(phase === 'late' ? 'enter' : 'watch')}
          </Link>
        )}
        {open.includes(phase) && slots.pay}
        {phase === 'upcoming' && slots.remind}
        {phase === 'playback' && (
          <Link href={watchPath(broadcast.id)} className={buttonClass('accent')}>
            {t('replay')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** The line below: what comes next, or what becomes of what was paid. */
function Explained({ broadcast, now: { phase } }: Omit<StandingProps, 'slots'>) {
  const t = useTranslations('broadcastPage.standing');
  if (phase === 'ended') return t(broadcast.keepsReplay ? 'ended.making' : 'ended.none');
  if ((phase === 'canceled' || phase === 'missed') && broadcast.priceFen > 0) return t(`${phase}.refunded`);
  if (phase === 'upcoming') return t(broadcast.priceFen > 0 ? 'upcoming.paid' : 'upcoming.text');
  return t(`${phase}.text`);
}
