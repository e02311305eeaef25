import { useTranslations } from 'next-intl';
import { PayColumn } from '@/components/money/payment/card-pay-column';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { servicesPath, teamsPath } from '@/lib/careers/team/client/addresses';
import type { TeamService } from '@/lib/careers/team/contract';
import { Link } from '@/lib/platform/i18n/link';
import { lastDayBefore } from '@/lib/platform/shared/format/beijing';

/** What an order of a service has come to: what happens now and until when, or why nothing does. */
export function DoneScreen({ service }: { service: TeamService }) {
  const t = useTranslations('team.done');
  const { kind, state, bought, endsAt, orderId, demandId, demandTitle } = service;
  const day = endsAt === null ? '' : lastDayBefore(Date.parse(endsAt));
  const text = state === 'valid' ? t(`valid.${kind}`, { count: bought, day }) : t(`${state}.text`);
  return (
    <PayColumn>
      <div className="flex flex-col items-center pt-6 text-center">
        {state === 'valid' && (
          <span className="mb-4 grid size-14 place-items-center rounded-full bg-ok text-paper">
            <ScreenIcon name="check" className="size-7" />
          </span>
        )}
        <h1 className="text-2xl text-balance">{t(`${state}.title`)}</h1>
        <p className="mt-1 text-ink-2 wrap-anywhere">{demandTitle}</p>
        <p className="mt-3 max-w-90 text-ink-2 text-pretty tabular-nums">{text}</p>
      </div>
      {state === 'valid' && <NextSteps />}
      <div className="mt-6 flex flex-col gap-3">
        {state === 'pending' ? (
          <Link href={`/order/${orderId}/pay`} className={`min-h-12 text-lg ${buttonClass('accent')}`}>
            {t('pay')}
          </Link>
        ) : (
          <Link href={teamsPath(demandId)} className={`min-h-12 text-lg ${buttonClass('accent')}`}>
            {t('teams')}
          </Link>
        )}
        <Link href={servicesPath(demandId)} className={buttonClass('line')}>
          {t('services')}
        </Link>
        <Link
          href={`/order/${orderId}`}
          className="inline-flex min-h-11 items-center justify-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
        >
          {t('order')}
        </Link>
      </div>
    </PayColumn>
  );
}

function NextSteps() {
  const t = useTranslations('team.done');
  return (
    <>
      <h2 className="mt-8 text-base">{t('next.title')}</h2>
      <ol className="mt-1 list-decimal pl-5 text-ink-2 text-sm *:mt-1 *:text-pretty">
        {(['search', 'told', 'interest'] as const).map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}
