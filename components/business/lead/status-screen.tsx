import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { LeadStatus } from '@/lib/business/lead/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { ContactWays, type ContactWaysProps } from './contact-ways';
import { LeadNumber } from './lead-number';
import { StatusSteps } from './status-steps';

interface StatusScreenProps extends ContactWaysProps {
  status: LeadStatus;
  /** The booking that came with it. */
  children?: ReactNode;
}

/** The customer's page of a request: number, state, and contact. */
export function StatusScreen({ status, children, ...ways }: StatusScreenProps) {
  const t = useTranslations('lead');
  const { number, service, state, sentAt, updatedAt } = status;
  return (
    <div className="wrap grid max-w-170 grid-cols-1 gap-x-20 gap-y-10 pt-8 pb-16 md:pt-14 lg:max-w-324 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <p className="text-sm font-bold text-accent">{t(`services.${service}.name`)}</p>
        <h1 className="mt-1 text-hero">{t('status.title')}</h1>
        <LeadNumber
          number={number}
          words={{ label: t('status.number'), copy: t('status.copy'), copied: t('status.copied') }}
        />
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-sm text-ink-3">
          <When label={t('status.sentAt')} time={sentAt} />
          {updatedAt !== sentAt && <When label={t('status.updatedAt')} time={updatedAt} />}
        </dl>
        <section aria-label={t('status.progress')} className="mt-8">
          <StatusSteps state={state} />
          <p className="mt-5 text-lg text-pretty">{t(`status.words.${state}`)}</p>
        </section>
        {children}
      </div>
      <aside className="lg:pt-8">
        <h2 className="text-lg">{t('status.reach.title')}</h2>
        <p className="mt-1 text-ink-2 text-pretty">{t('status.reach.text')}</p>
        <ContactWays {...ways} />
        <p className="mt-8">
          <Link href="/business" className={buttonClass('line')}>
            {t('status.another')}
          </Link>
        </p>
      </aside>
    </div>
  );
}

function When({ label, time }: { label: string; time: string }) {
  const t = useTranslations('lead.status');
  return (
    <div className="flex gap-2">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <time dateTime={time}>{t('beijing', { time: formatDate(Date.parse(time), { withTime: true }) })}</time>
      </dd>
    </div>
  );
}
