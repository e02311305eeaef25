'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type RefObject, useRef } from 'react';
import { FaultLine } from '@/components/ui/fault-line';
import { endUpload } from '@/lib/base/upload/client/running-uploads';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import type { WorkDraft } from '@/lib/works/work/contract';
import { EditBar } from './card-edit-bar';
import { EditFrame, EditSection } from './card-edit-frame';
import { EditRemove } from './card-edit-remove';
import { CoverField } from './cover-field';
import { CreditField } from './credit-field';
import { EditFacts } from './edit-facts';
import { useRuleOf } from './edit-rules';
import { EditTexts } from './edit-texts';
import { useEditWork } from './edit-work-state';

interface FilmProps {
  draft: WorkDraft;
  personId: string;
  /** Ref of the element that shows the film, from which a cover can be taken. */
  stage: RefObject<HTMLDivElement | null>;
  /** The upload is cancelled, and the work is deleted with it. */
  onCancel(): void;
}

interface EditScreenProps {
  first: WorkDraft;
  personId: string;
  /** The parts of the editor for the film. */
  Film: ComponentType<FilmProps>;
  Subtitles: ComponentType<{ draft: WorkDraft; isReadOnly: boolean }>;
  /** The contests that it is in, and those that it can be entered in. */
  Contests: ComponentType<{ draft: WorkDraft }>;
}

/** The editor of a work for its creator, from the first byte of its upload. */
export function EditScreen({ first, personId, Film, Subtitles, Contests }: EditScreenProps) {
  const t = useTranslations('workEdit');
  const router = useRouter();
  const work = useEditWork(first);
  const stage = useRef<HTMLDivElement>(null);
  const fileError = useRuleOf(work)('file');
  const { draft } = work;

  async function remove() {
    if (!(await work.remove())) return;
    endUpload(draft.id);
    toast(t('remove.done'));
    router.replace('/MyMaJiang');
  }
  return (
    <div className="wrap pt-7 pb-4">
      <EditFrame refusals={work.refusals}>
        <h1 className="text-2xl">{t('title')}</h1>
        <div className="mt-1 mb-5 text-ink-2">
          <p>{t(`state.${stateWordOf(draft)}`)}</p>
          {draft.state === 'failed' && draft.reason && (
            <p className="text-danger">{t('state.reason', { reason: draft.reason })}</p>
          )}
          {draft.isInContest && <p className="font-semibold">{t('state.inContest')}</p>}
        </div>
        <EditSection title={t('film.title')}>
          <Film draft={draft} personId={personId} stage={stage} onCancel={remove} />
          {fileError && <FaultLine className="mt-2">{fileError}</FaultLine>}
        </EditSection>
        <EditSection title={t('cover.title')}>
          <CoverField work={work} stage={stage} />
        </EditSection>
        <EditSection title={t('fields.texts')}>
          <EditTexts work={work} />
        </EditSection>
        <EditSection title={t('fields.about')}>
          <EditFacts work={work} />
        </EditSection>
        <EditSection title={t('credits.title')}>
          <CreditField work={work} />
        </EditSection>
        <EditSection title={t('subtitles.title')}>
          <Subtitles draft={draft} isReadOnly={work.isReadOnly} />
        </EditSection>
        <Contests draft={draft} />
        {!work.isReadOnly && (
          <>
            <EditRemove
              words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
              onRemove={remove}
            />
            <EditBar editor={work} />
          </>
        )}
      </EditFrame>
    </div>
  );
}

/** The first notice of the screen: that staff rejected the work, or that its film broke before the review. */
function stateWordOf({ state, reason, processing }: WorkDraft) {
  if (state !== 'failed' && state !== 'deleted') return state;
  return processing.state === 'broken' && reason === '' ? 'broken' : 'failed';
}
