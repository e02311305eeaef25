'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { EditSaveLine } from '@/components/works/work/card-edit-save-line';
import type { ContestChange } from '@/lib/events/contest/codes';
import { toast } from '@/lib/platform/client/toast';
import { PublishDialog } from './edit-publish-dialog';
import { RecordedDialog } from './edit-recorded-dialog';
import type { EditedContest } from './edit-state';

/** The bar at the bottom of the editor: whether everything is saved, and the one button that makes it public. */
export function EditBar({ contest }: { contest: EditedContest }) {
  const { isPublished, isApproved } = contest.draft;
  return (
    <div
      data-takes-bottom=""
      className="sticky bottom-0 z-10 -mx-gutter border-line border-t bg-paper px-gutter pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
    >
      <EditSaveLine editor={contest} />
      {isPublished ? <SaveButton contest={contest} /> : isApproved && <PublishButton contest={contest} />}
    </div>
  );
}

/** Publishes after a question, once nothing is lacking; before that it leads to what is. */
function PublishButton({ contest }: { contest: EditedContest }) {
  const t = useTranslations('contestDesk.bar');
  const [isAsked, setAsked] = useState(false);
  const { missing, contradictions, isPublishing } = contest;
  const isReady = missing.length === 0 && Object.keys(contradictions).length === 0;

  async function publish() {
    setAsked(false);
    if (await contest.publish()) toast(t('published'));
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={isPublishing || undefined}
        onClick={() => {
          if (isPublishing) return;
          if (isReady) setAsked(true);
          else contest.refuse();
        }}
        className={`mt-1 w-full aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {t(isPublishing ? 'publishing' : 'publish')}
      </button>
      {isAsked && (
        <PublishDialog name={contest.values.name.trim()} onConfirm={publish} onCancel={() => setAsked(false)} />
      )}
    </>
  );
}

/** Saves what others read; asks before what entrants rely on becomes another, since that is recorded. */
function SaveButton({ contest }: { contest: EditedContest }) {
  const t = useTranslations('contestDesk.bar');
  const [asked, setAsked] = useState<readonly ContestChange[]>([]);

  function press() {
    const recorded = contest.recorded();
    if (recorded.length > 0) setAsked(recorded);
    else void contest.save();
  }
  return (
    <>
      <button type="button" onClick={press} className={`mt-1 w-full ${buttonClass('accent')}`}>
        {t('save')}
      </button>
      {asked.length > 0 && (
        <RecordedDialog
          changes={asked}
          nextVersion={contest.draft.termsVersion + 1}
          onConfirm={() => {
            setAsked([]);
            void contest.save();
          }}
          onCancel={() => setAsked([])}
        />
      )}
    </>
  );
}
