'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { DownloadButton } from '@/components/ui/download-button';
import { Notice } from '@/components/ui/notice';
import {
  type ApplicationCounts,
  applicationCountsQuery,
  type DeskView,
  deskViewOf,
  exportApplications,
  withDeskView,
} from '@/lib/careers/application/client/desk';
import { jobPath, recruitPath } from '@/lib/careers/job/client/addresses';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { DeskColumns } from './desk-columns';
import { DeskFilter } from './desk-filter';
import { DeskList } from './desk-list';

interface DeskScreenProps {
  jobId: string;
  first: ApplicationCounts;
}

/** The applications for a job, for its company: as a list by states, or as columns; and as a file. */
export function ApplicationDesk({ jobId, first }: DeskScreenProps) {
  const t = useTranslations('applicationDesk');
  const { data: counts = first } = useQuery({ ...applicationCountsQuery(jobId), initialData: first });
  const { view, choose } = useAddressView();
  const isEmpty = counts.states.length === 0;
  return (
    <div className="wrap pt-3 pb-12">
      <Head counts={counts} />
      {isEmpty ? (
        <Notice title={t('none.title')} text={t('none.text')}>
          <Link href={jobPath(jobId)} className={buttonClass('ink')}>
            {t('none.see')}
          </Link>
        </Notice>
      ) : (
        <>
          <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-3">
            <Views view={view} onChoose={choose} />
            <DownloadButton
              call={exportApplications}
              input={{ jobId }}
              words={{ save: t('export.save'), saving: t('export.saving') }}
            />
          </div>
          {view.isInColumns ? (
            <DeskColumns jobId={jobId} counts={counts} />
          ) : (
            <>
              <DeskFilter counts={counts} chosen={view.state} onChoose={(state) => choose({ state })} />
              <DeskList key={view.state} jobId={jobId} state={view.state} onClear={() => choose({ state: '' })} />
            </>
          )}
        </>
      )}
    </div>
  );
}

function Head({ counts: { title, titleLanguage } }: { counts: ApplicationCounts }) {
  const t = useTranslations('applicationDesk');
  const textLanguage = useTextLanguage();
  return (
    <header>
      <Link
        href={recruitPath}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
      >
        {t('jobs')}
      </Link>
      <h1 className="text-2xl">{t('title')}</h1>
      <p lang={textLanguage(titleLanguage)} className="mt-1 text-ink-2 wrap-anywhere">
        {title}
      </p>
    </header>
  );
}

function Views({ view, onChoose }: { view: DeskView; onChoose(change: Partial<DeskView>): void }) {
  const t = useTranslations('applicationDesk.view');
  return (
    <fieldset className="flex min-w-0 gap-2 noscript:hidden">
      <legend className="sr-only">{t('label')}</legend>
      <ChoiceChip isPressed={!view.isInColumns} onPress={() => onChoose({ isInColumns: false })}>
        {t('list')}
      </ChoiceChip>
      <ChoiceChip isPressed={view.isInColumns} onPress={() => onChoose({ isInColumns: true })}>
        {t('columns')}
      </ChoiceChip>
    </fieldset>
  );
}

/** The view that the address holds, so that going back from an application leads to the same one. */
function useAddressView() {
  const query = useSearchParams().toString();
  const [view, setView] = useState(() => deskViewOf(new URLSearchParams(query)));
  useEffectOn(query, () => setView(deskViewOf(new URLSearchParams(query))));
  function choose(change: Partial<DeskView>): void {
    const next = { ...view, ...change };
    setView(next);
    const address = new URL(location.href);
    address.search = String(withDeskView(address.searchParams, next));
    // Without a state object the router adopts the address. The hash with the language stays in it.
    history.replaceState(null, '', address);
  }
  return { view, choose };
}
