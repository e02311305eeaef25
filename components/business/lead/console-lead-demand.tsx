'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { FormAlert } from '@/components/ui/form-alert';
import { makeDemandOfLead } from '@/lib/business/lead/client/console';
import type { Lead } from '@/lib/business/lead/contract';
import { editDemandPath } from '@/lib/careers/demand/client/addresses';
import { call } from '@/lib/platform/client/call';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';

interface LeadDemandProps {
  lead: Pick<Lead, 'id' | 'demandId'>;
  onMade(demandId: string): void;
}

/** Makes a request a demand for creators, once; then it leads to it. */
export function LeadDemand({ lead: { id, demandId }, onMade }: LeadDemandProps) {
  const t = useTranslations('leadConsole.demand');
  const problemOf = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function make() {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      onMade((await call(makeDemandOfLead, { id }, { quiet: true })).demandId);
    } catch (error) {
      setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  return (
    <ConsoleSection title={t('title')}>
      <p className="mb-3 max-w-170 text-ink-2 text-sm text-pretty">{t(demandId === null ? 'text' : 'made')}</p>
      {demandId === null ? (
        <>
          <FormAlert>{problem}</FormAlert>
          <button type="button" aria-disabled={isPending || undefined} onClick={make} className={consoleButton()}>
            {t(isPending ? 'making' : 'make')}
          </button>
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Link href={editDemandPath(demandId)} className={consoleButton()}>
            {t('edit')}
          </Link>
          <Link href={`/staff/demands/${encodeURIComponent(demandId)}`} className={consoleButton()}>
            {t('open')}
          </Link>
        </div>
      )}
    </ConsoleSection>
  );
}
