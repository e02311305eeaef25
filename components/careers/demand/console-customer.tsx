'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { editDemandPath } from '@/lib/careers/demand/client/addresses';
import { demandReview, demandsOfCustomers } from '@/lib/careers/demand/client/console';
import type { DemandForReview } from '@/lib/careers/demand/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { standingOf } from './own-standing';

/**
 * What sales do with the demand of a customer without an account: they write it, close it and open it again; and the request that
 * it was made of, with where that came from.
 */
export function DemandCustomer({ demand }: { demand: DemandForReview }) {
  const t = useTranslations('demandConsole');
  const { id, isOurs, leadId, source } = demand;
  if (!isOurs && leadId === null) return null;
  const request = leadId && (
    <Link href={`/staff/leads/${encodeURIComponent(leadId)}`} className="underline underline-offset-4">
      {t('openRequest')}
    </Link>
  );
  return (
    <ConsoleSection title={t('customerDesk')}>
      {isOurs && <p className="mb-3 max-w-170 text-ink-2 text-sm text-pretty">{t('customerText')}</p>}
      <Facts
        facts={[
          { label: t('request'), value: request },
          ...Object.entries(source).map(([label, value]) => ({ label, value })),
        ]}
      />
      {isOurs && (
        <p className="mt-3 flex flex-wrap gap-2">
          {demand.phase !== 'docked' && (
            <Link href={editDemandPath(id)} className={consoleButton()}>
              {t('edit')}
            </Link>
          )}
          <Turn demand={demand} />
        </p>
      )}
    </ConsoleSection>
  );
}

/** Closes a public one, or opens it again before its last day is over. */
function Turn({ demand }: { demand: DemandForReview }) {
  const t = useTranslations('demandConsole');
  const { isActing, act } = useAct();
  const standing = standingOf(demand);
  if (standing !== 'open' && standing !== 'closed') return null;
  const name = standing === 'open' ? 'close' : 'reopen';
  const turn = () =>
    act({
      work: () => call(demandsOfCustomers[name], { id: demand.id }, { quiet: true }),
      ...{ done: t(`${name}.done`), said: { Changed: t('changed') }, renews: [demandReview.get, demandReview.list] },
    });
  return (
    <button type="button" aria-disabled={isActing} onClick={turn} className={consoleButton()}>
      {t(`${name}.action`)}
    </button>
  );
}
