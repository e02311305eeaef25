import { useTranslations } from 'next-intl';
import { servicesPath } from '@/lib/careers/team/client/addresses';
import type { TeamService } from '@/lib/careers/team/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate, lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { shortYuan, yuan } from '@/lib/platform/shared/format/yuan';

interface ServiceRowProps {
  service: TeamService;
  /** Whose screen it stands on. */
  demandId: string;
}

const action = 'inline-flex min-h-11 min-w-11 items-center px-2.25 text-ink-2 text-sm transition-colors hover:text-ink';

/** A service that was ordered: what is delivered of it, until when, what went back, and its order. */
export function ServiceRow({ service, demandId }: ServiceRowProps) {
  const t = useTranslations('team.services');
  const { kind, state, bought, orderId, refundedFen } = service;
  const title = kind === 'year' ? t('offers.year.title') : t('single', { count: bought });
  return (
    <article className="py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-base tracking-normal">{title}</h3>
        <p className="flex-none tabular-nums">{shortYuan(service.paidFen)}</p>
      </div>
      <p className="mt-1 text-pretty tabular-nums">{t(`states.${state}`, stateValues(service))}</p>
      {refundedFen > 0 && (
        <p className="text-ink-2 text-sm tabular-nums">{t('refunded', { sum: yuan(refundedFen) })}</p>
      )}
      <p className="mt-1 text-ink-3 text-sm tabular-nums">
        <time dateTime={service.createdAt}>
          {t('orderedAt', { time: formatDate(Date.parse(service.createdAt), { withTime: true }) })}
        </time>
      </p>
      {service.demandId !== demandId && service.demandTitle && (
        <p className="mt-1 text-sm wrap-anywhere">
          <Link href={servicesPath(service.demandId)} className="underline underline-offset-4 hover:text-ink-2">
            {t('boughtFor', { title: service.demandTitle })}
          </Link>
        </p>
      )}
      <div className="-mb-2 -ml-2.25 flex flex-wrap items-center">
        <Link href={state === 'pending' ? `/order/${orderId}/pay` : `/order/${orderId}`} className={action}>
          {t(state === 'pending' ? 'pay' : 'order')}
          <span className="sr-only"> {t('of', { title })}</span>
        </Link>
      </div>
    </article>
  );
}

/** What the words of a state say of it. */
function stateValues({ bought, delivered, endsAt }: TeamService) {
  return { bought, delivered, day: endsAt === null ? '' : lastDayBefore(Date.parse(endsAt)) };
}
