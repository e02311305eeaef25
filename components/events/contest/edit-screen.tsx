'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { activityManagePath } from '@/lib/events/activity/client/addresses';
import { contestPath } from '@/lib/events/contest/client/addresses';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { EditBar } from './edit-bar';
import { EditBasics } from './edit-basics';
import { EditCategories } from './edit-categories';
import { EditDates } from './edit-dates';
import type { EditPart } from './edit-findings';
import { EditMissing } from './edit-missing';
import { EditPage } from './edit-page';
import { useLead } from './edit-place';
import { useEditContest } from './edit-state';
import { EditTerms } from './edit-terms';

/** What is written of a contest, for who works at its desk. A canceled one stays as it is. */
export function EditContest({ first }: { first: ContestDraft }) {
  return first.phase === 'canceled' ? <CanceledContest contest={first} /> : <WrittenContest first={first} />;
}

function WrittenContest({ first }: { first: ContestDraft }) {
  const contest = useEditContest(first);
  const { led, lead } = useLead();
  const { draft } = contest;
  return (
    <EditFrame refusals={contest.refusals} isWide>
      {!draft.isApproved && <Waiting contest={draft} />}
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12">
        <EditMissing contest={contest} onLead={lead} />
        <div className="min-w-0">
          <Part id="basics">
            <EditBasics contest={contest} />
          </Part>
          <Part id="categories">
            <EditCategories contest={contest} led={led} />
          </Part>
          <Part id="dates">
            <EditDates contest={contest} />
          </Part>
          <Part id="terms">
            <EditTerms contest={contest} led={led} />
          </Part>
          <Part id="page">
            <EditPage contest={contest} />
          </Part>
        </div>
      </div>
      <EditBar contest={contest} />
    </EditFrame>
  );
}

/** A part of the form, to which what is missing leads. */
function Part({ id, children }: { id: EditPart; children: ReactNode }) {
  const t = useTranslations('contestDesk.sections');
  return (
    <div id={id} className="scroll-mt-28 border-line border-t first:border-t-0">
      <EditSection title={t(id)}>{children}</EditSection>
    </div>
  );
}

/** Before its activity has passed review it is written, and not published. */
function Waiting({ contest: { id, isByStaff, isPublished } }: { contest: ContestDraft }) {
  const t = useTranslations('contestDesk.waiting');
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md bg-sunk px-4 py-3">
      <p className="min-w-60 grow basis-0 text-pretty">{t(isPublished ? 'takenDown' : 'text')}</p>
      {!isByStaff && (
        <Link href={`${activityManagePath(id)}/edit`} className={buttonClass('line', 'row')}>
          {t('activity')}
        </Link>
      )}
    </div>
  );
}

function CanceledContest({ contest: { name } }: { contest: ContestDraft }) {
  const t = useTranslations('contestDesk.canceled');
  return (
    <Notice title={t('title')} text={t('text')}>
      <Link href={contestPath(name)} className={buttonClass('line')}>
        {t('see')}
      </Link>
    </Notice>
  );
}
