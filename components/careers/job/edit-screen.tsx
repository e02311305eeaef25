'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';
import { EditBar } from '@/components/works/work/card-edit-bar';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import { recruitPath } from '@/lib/careers/job/client/addresses';
import type { JobDraft } from '@/lib/careers/job/contract';
import type { PostRights } from '@/lib/careers/recruitment/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { EditBenefits } from './edit-benefits';
import { EditHead } from './edit-head';
import { EditKind } from './edit-kind';
import { EditMissing } from './edit-missing';
import { EditPlace } from './edit-place';
import { EditPost } from './edit-post';
import { useRuleOf } from './edit-rules';
import { EditSalary } from './edit-salary';
import { type EditedJob, useEditJob } from './edit-state';
import { EditTexts } from './edit-texts';

interface EditJobProps {
  first: JobDraft;
  /** What is left of its company's packages. */
  rights: PostRights;
}

/** A job as its company edits it. */
export function EditJob({ first, rights }: EditJobProps) {
  const t = useTranslations('jobEdit');
  const router = useRouter();
  const job = useEditJob(first);
  const { draft } = job;

  async function remove() {
    if (!(await job.remove())) return;
    toast(t('remove.done'));
    router.replace(recruitPath);
  }
  return (
    <EditFrame refusals={job.refusals} isWide>
      <EditHead draft={draft} />
      {job.isAuto && (
        <>
          <EditMissing job={job} />
          <EditPost draft={draft} first={rights} />
        </>
      )}
      <section id="texts" aria-label={t('sections.texts')} className="scroll-mt-20 pb-7">
        <EditTexts job={job} />
      </section>
      <div className="mx-auto max-w-180">
        <EditFacts job={job} />
        {!draft.wasPublic && draft.state !== 'pending_review' && (
          <EditRemove
            words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
            onRemove={remove}
          />
        )}
      </div>
      <EditBar editor={job} />
    </EditFrame>
  );
}

type PartName = 'kind' | 'place' | 'salary' | 'benefits' | 'lastDay';

/** A part of the form, to which what is missing leads. */
function Part({ id, children }: { id: PartName; children: ReactNode }) {
  const t = useTranslations('jobEdit.sections');
  return (
    <div id={id} className="scroll-mt-20">
      <EditSection title={t(id)}>{children}</EditSection>
    </div>
  );
}

/** What is asked for, where it is, what it pays, and how long it is open. */
function EditFacts({ job }: { job: EditedJob }) {
  const t = useTranslations('jobEdit.lastDay');
  const ruleOf = useRuleOf(job);
  return (
    <>
      <Part id="kind">
        <EditKind job={job} />
      </Part>
      <Part id="place">
        <EditPlace job={job} />
      </Part>
      <Part id="salary">
        <EditSalary job={job} />
      </Part>
      <Part id="benefits">
        <EditBenefits job={job} />
      </Part>
      <Part id="lastDay">
        <TextField
          type="date"
          label={t('label')}
          hint={t('hint')}
          error={ruleOf('lastDay')}
          value={job.values.lastDay}
          onChange={({ target }) => job.change({ lastDay: target.value })}
        />
      </Part>
    </>
  );
}
