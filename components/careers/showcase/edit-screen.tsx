'use client';

import { useTranslations } from 'next-intl';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { casePath, ownCasesPath } from '@/lib/careers/showcase/client/addresses';
import { caseLimits } from '@/lib/careers/showcase/codes';
import type { CaseDraft } from '@/lib/careers/showcase/contract';
import { Link } from '@/lib/platform/i18n/link';
import { CaseStateMark } from './case-state';
import { EditAgreement } from './edit-agreement';
import { type EditedCase, useEditCase } from './edit-state';
import { EditTexts, useRuleOf } from './edit-texts';
import { PickWorks } from './pick-works';

/** A case as its two sides write it and agree to it. */
export function EditCase({ first }: { first: CaseDraft }) {
  const t = useTranslations('showcase.edit');
  const edited = useEditCase(first);
  const ruleOf = useRuleOf(edited);
  const { draft, values } = edited;
  return (
    <div className="wrap pt-3 pb-4">
      <EditFrame refusals={edited.refusals}>
        <Head draft={draft} />
        <EditSection title={t('sections.texts')}>
          <EditTexts edited={edited} />
        </EditSection>
        <EditSection title={t('sections.works')}>
          {draft.creator ? (
            <PickWorks
              personId={draft.creator.userId}
              picked={values.workIds}
              most={caseLimits.works}
              error={ruleOf('workIds')}
              onPick={(workIds) => edited.change({ workIds })}
            />
          ) : (
            <p className="text-ink-2">{t('noCreator')}</p>
          )}
          {draft.isCreditable && <Credited edited={edited} />}
        </EditSection>
        <EditAgreement edited={edited} />
      </EditFrame>
    </div>
  );
}

function Head({ draft }: { draft: CaseDraft }) {
  const t = useTranslations('showcase');
  const { id, companyName, creator, state, reason } = draft;
  return (
    <header className="mb-5">
      <Link
        href={ownCasesPath}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
      >
        ← {t('own.title')}
      </Link>
      <h1 className="text-2xl">{t('edit.title')}</h1>
      <p className="mt-1 text-ink-2">
        {companyName} × {creator?.nickname ?? t('gone')}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-2.5">
        <CaseStateMark state={state} />
        {state === 'public' && (
          <Link href={casePath(id)} className="underline underline-offset-4">
            {t('edit.see')}
          </Link>
        )}
      </p>
      {reason && (
        <p className="mt-3 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {t('edit.takenDown', { reason })}
        </p>
      )}
    </header>
  );
}

/** Whether the company is named among the credits of the works. */
function Credited({ edited }: { edited: EditedCase }) {
  const t = useTranslations('showcase.edit.credit');
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        checked={edited.values.isCredited}
        onChange={({ target }) => edited.change({ isCredited: target.checked })}
        className="mt-1 size-5 flex-none accent-accent"
      />
      <span>
        <span className="block">{t('label', { name: edited.draft.companyName })}</span>
        <span className="block text-ink-3 text-sm text-pretty">{t('hint')}</span>
      </span>
    </label>
  );
}
