'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConsolePage, ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { SelectField } from '@/components/base/staff/card-select-field';
import { demandPath } from '@/lib/careers/demand/client/addresses';
import { getTeamService } from '@/lib/careers/team/client/console';
import type { StaffTeamService, TeamServiceDetail } from '@/lib/careers/team/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate, lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { yuan } from '@/lib/platform/shared/format/yuan';
import { CandidatesConsole } from './console-candidates';
import { RecommendedConsole } from './console-recommended';
import { ServiceStateBadge } from './console-services';

/** One service in the console: what is due, whom it can be recommended, and who was. */
export function ServiceConsole({ detail: first }: { detail: TeamServiceDetail }) {
  const t = useTranslations('teamConsole');
  const { id } = first.service;
  const { data: detail } = useQuery({
    queryKey: [getTeamService.path, id],
    queryFn: ({ signal }) => call(getTeamService, { id }, { signal, quiet: true }),
    initialData: first,
  });
  const { service, demands, teams } = detail;
  const [chosen, setChosen] = useState(service.demandId);
  const demand = demands.find((one) => one.id === chosen) ?? demands[0];
  const isLeft = service.state === 'valid' && service.delivered < service.bought;
  return (
    <ConsolePage
      title={service.company?.nickname ?? t('gone')}
      back={{ href: '/staff/teams', label: t('title') }}
      actions={<ServiceStateBadge state={service.state} />}
    >
      <ServiceFacts service={service} />
      <ConsoleSection title={t('recommended', { delivered: service.delivered, bought: service.bought })}>
        <RecommendedConsole teams={teams} />
      </ConsoleSection>
      {isLeft && (
        <ConsoleSection title={t('find')}>
          {demand === undefined ? (
            <p className="text-ink-2 text-sm">{t('noDemand')}</p>
          ) : (
            <>
              {demands.length > 1 && (
                <div className="mb-4 max-w-130">
                  <SelectField
                    label={t('forDemand')}
                    value={demand.id}
                    onChange={({ target }) => setChosen(target.value)}
                    options={demands.map((one) => ({ value: one.id, label: one.title }))}
                  />
                </div>
              )}
              <CandidatesConsole key={demand.id} serviceId={id} demand={demand} />
            </>
          )}
        </ConsoleSection>
      )}
    </ConsolePage>
  );
}

function ServiceFacts({ service }: { service: StaffTeamService }) {
  const t = useTranslations('teamConsole');
  const { kind, bought, delivered, demandId, demandTitle, daysLeft, endsAt, paidAt, refundedFen, orderId } = service;
  const link = 'underline underline-offset-4';
  return (
    <Facts
      facts={[
        { label: t('kind'), value: t(`kinds.${kind}`) },
        { label: t('delivered'), value: `${delivered} / ${bought}` },
        {
          label: t('demand'),
          value: demandTitle && (
            <Link href={demandPath(demandId)} className={link}>
              {demandTitle}
            </Link>
          ),
        },
        { label: t('daysLeft'), value: daysLeft === null ? null : t('days', { count: daysLeft }) },
        { label: t('endsAt'), value: endsAt && lastDayBefore(Date.parse(endsAt)) },
        { label: t('paidAt'), value: paidAt && formatDate(Date.parse(paidAt), { withTime: true }) },
        { label: t('refunded'), value: refundedFen > 0 ? yuan(refundedFen) : null },
        {
          label: t('order'),
          value: (
            <Link href={`/staff/orders/${orderId}`} className={link}>
              {t('openOrder')}
            </Link>
          ),
        },
      ]}
    />
  );
}
