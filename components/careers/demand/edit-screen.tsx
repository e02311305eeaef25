'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EditBar } from '@/components/works/work/card-edit-bar';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import { demandDeskPath } from '@/lib/careers/demand/client/addresses';
import type { DemandDraft } from '@/lib/careers/demand/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { EditBudget, EditContact, EditDays, EditWhat } from './edit-facts';
import { EditHead } from './edit-head';
import { EditMissing } from './edit-missing';
import { useEditDemand } from './edit-state';
import { EditTexts } from './edit-texts';

/** A demand as its company edits it, or sales for a customer without an account. */
export function EditDemand({ first }: { first: DemandDraft }) {
  const t = useTranslations('demandEdit');
  const router = useRouter();
  const demand = useEditDemand(first);
  const { draft } = demand;

  async function remove() {
    if (!(await demand.remove())) return;
    toast(t('remove.done'));
    router.replace(demandDeskPath);
  }
  return (
    <EditFrame refusals={demand.refusals} isWide>
      <EditHead draft={draft} />
      {demand.isAuto && <EditMissing demand={demand} />}
      <section id="texts" aria-label={t('sections.texts')} className="scroll-mt-20 pb-7">
        <EditTexts demand={demand} />
      </section>
      <div className="mx-auto max-w-180">
        <Part id="what">
          <EditWhat demand={demand} />
        </Part>
        <Part id="budget">
          <EditBudget demand={demand} />
        </Part>
        <Part id="days">
          <EditDays demand={demand} />
        </Part>
        <Part id="contact">
          <EditContact demand={demand} />
        </Part>
        {!draft.wasPublic && !draft.isOurs && (
          <EditRemove
            words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
            onRemove={remove}
          />
        )}
      </div>
      <EditBar editor={demand} />
    </EditFrame>
  );
}

/** A part of the form, to which what is missing leads. */
function Part({ id, children }: { id: 'what' | 'budget' | 'days' | 'contact'; children: ReactNode }) {
  const t = useTranslations('demandEdit.sections');
  return (
    <div id={id} className="scroll-mt-20">
      <EditSection title={t(id)}>{children}</EditSection>
    </div>
  );
}
