'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage, ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import type { Lead } from '@/lib/business/lead/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { LeadDemand } from './console-lead-demand';
import { LeadFiles } from './console-lead-files';
import { LeadFollowUp } from './console-lead-follow-up';
import { LeadNotes } from './console-lead-notes';
import { LeadStateBadge } from './console-lead-state';

/** One request in the console: its text, its contact, and its handling. */
export function LeadConsole({ lead: first }: { lead: Lead }) {
  const t = useTranslations('leadConsole');
  const [lead, setLead] = useState(first);
  return (
    <ConsolePage
      title={lead.company}
      back={{ href: '/staff/leads', label: t('title') }}
      actions={
        <>
          <LeadStateBadge state={lead.state} />
          <a href="#follow-up" className={`lg:hidden ${consoleButton()}`}>
            {t('followUp')}
          </a>
        </>
      }
    >
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <LeadFacts lead={lead} />
          <ConsoleSection title={t('message')}>
            <p lang={lead.language === 'zh' ? 'zh-CN' : 'en'} className="max-w-170 whitespace-pre-wrap wrap-anywhere">
              {lead.message}
            </p>
          </ConsoleSection>
          <LeadDemand lead={lead} onMade={(demandId) => setLead({ ...lead, demandId })} />
          {lead.files.length > 0 && <LeadFiles files={lead.files} />}
          <LeadNotes lead={lead} onAdded={(note) => setLead({ ...lead, notes: [...lead.notes, note] })} />
          <LeadSource lead={lead} />
        </div>
        <LeadFollowUp lead={lead} onChanged={setLead} />
      </div>
    </ConsolePage>
  );
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 pointer-fine:min-h-0';

function LeadFacts({ lead }: { lead: Lead }) {
  const t = useTranslations('leadConsole');
  return (
    <Facts
      facts={[
        { label: t('number'), value: lead.number },
        { label: t('service'), value: t(`services.${lead.service}`) },
        { label: t('name'), value: lead.name },
        {
          label: t('mobile'),
          value: (
            <a href={`tel:${lead.mobile}`} className={`tabular-nums ${linkClass}`}>
              {lead.mobile}
            </a>
          ),
        },
        {
          label: t('email'),
          value: lead.email && (
            <a href={`mailto:${lead.email}?subject=${encodeURIComponent(lead.number)}`} className={linkClass}>
              {lead.email}
            </a>
          ),
        },
        { label: t('budget'), value: t(`budgets.${lead.budget}`) },
        { label: t('mail.labels.language'), value: t(`mail.languages.${lead.language}`) },
        { label: t('createdAt'), value: formatDate(Date.parse(lead.createdAt), { withTime: true }) },
        {
          label: t('customerPage'),
          value: (
            <Link href={`/business/requests/${lead.key}`} className={linkClass}>
              {t('openCustomerPage')}
            </Link>
          ),
        },
        {
          label: t('booking'),
          value:
            lead.service === 'advertising' ? (
              <Link href={`/staff/bookings?search=${lead.number}`} className={linkClass}>
                {t('openBooking')}
              </Link>
            ) : null,
        },
      ]}
    />
  );
}

/** Where the customer came from; nothing if unknown. */
function LeadSource({ lead }: { lead: Lead }) {
  const t = useTranslations('leadConsole');
  const facts = [
    { label: t('landing'), value: lead.landing },
    { label: t('referrer'), value: lead.referrer },
    ...Object.entries(lead.source).map(([label, value]) => ({ label, value })),
  ];
  if (facts.every(({ value }) => value === '')) return null;
  return (
    <ConsoleSection title={t('source')}>
      <Facts facts={facts} />
    </ConsoleSection>
  );
}
