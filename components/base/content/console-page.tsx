'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { useDraft } from '@/lib/base/content/client/use-draft';
import type { ContentDraft } from '@/lib/base/content/contract';
import type { Language } from '@/lib/platform/shared/language';
import { ActDialog } from './console-act-dialog';
import { PageActions } from './console-actions';
import { usePageActs } from './console-acts';
import { SpecialBlocks } from './console-blocks';
import { ChangedNotice } from './console-changed';
import { KeptCopyNotice } from './console-kept-copy';
import { LeaveDialog } from './console-leave';
import { type PricedItem, PriceFields } from './console-prices';
import { RowLists } from './console-rows';
import { SaveState } from './console-save-state';
import { LanguagePanels } from './console-texts';
import { PageVersions } from './console-versions';
import type { OfferedPart } from './edit-props';

interface PageConsoleProps {
  draft: ContentDraft;
  /** What the rate card prices, in order; defined by another slice. */
  items: readonly PricedItem[];
  /** What other slices bring to specials. */
  parts: readonly OfferedPart[];
}

/** The editor of a content page: both languages, its other data, its versions, and publishing. */
export function PageConsole({ draft: first, items, parts }: PageConsoleProps) {
  const t = useTranslations('contentConsole');
  const { saver, state } = useDraft(first);
  const [language, setLanguage] = useState<Language>('zh');
  const acts = usePageActs(saver, setLanguage);
  const { typed: page, saved: draft, edition } = state;
  return (
    <ConsolePage
      title={page.zh.title || first.id}
      back={{ href: '/staff/content', label: t('title') }}
      actions={<PageActions {...{ saver, state, acts, language }} />}
    >
      <SaveState state={state} problem={acts.problem} onRetry={() => void saver.save()} />
      {state.theirs && <ChangedNotice theirs={state.theirs} saver={saver} />}
      <KeptCopyNotice saver={saver} edition={edition} />
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div key={edition} className="min-w-0">
          <LanguagePanels {...{ saver, state, language }} onLanguage={setLanguage} />
          {page.kind === 'rates' && <PriceFields {...{ saver, state, items }} />}
          <RowLists {...{ saver, state }} />
          {page.kind === 'special' && <SpecialBlocks {...{ saver, state, parts }} />}
        </div>
        <PageVersions
          draft={draft}
          isBusy={acts.isActing}
          onRestore={(version) => acts.ask({ kind: 'restore', version })}
        />
      </div>
      {acts.asked && <ActDialog act={acts.asked} draft={draft} onConfirm={acts.confirm} onCancel={acts.cancel} />}
      <LeaveDialog saver={saver} />
    </ConsolePage>
  );
}
