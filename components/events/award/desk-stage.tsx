'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { type ResultPreview, resultPreviewQuery, useAwardActs } from '@/lib/events/award/client/desk';
import type { ResultStage } from '@/lib/events/award/codes';
import type { AwardPlan } from '@/lib/events/award/contract';
import { toast } from '@/lib/platform/client/toast';
import type { DeskContest } from './desk-contest';
import { DeskMissing } from './desk-missing';
import { PreviewSheet } from './desk-preview-sheet';
import { usePlanAct } from './use-plan-act';

interface DeskStageProps {
  stage: ResultStage;
  /** It is the one to come now. */
  isNext: boolean;
  plan: AwardPlan;
  contest: DeskContest;
}

/** A publication that is to come. */
export function DeskStage({ stage, isNext, plan, contest }: DeskStageProps) {
  const t = useTranslations('awardDesk.publish');
  const client = useTranslations('client');
  const { data, isError, refetch } = useQuery(resultPreviewQuery(contest.id, stage));
  return (
    <>
      <h3 className="text-base tracking-normal">{t(`${stage}.title`)}</h3>
      {stage === 'award' && !plan.isShortlisted && <p className="text-ink-2 text-sm text-pretty">{t('award.both')}</p>}
      {data && <Ready {...{ stage, isNext, plan, contest }} preview={data} />}
      {!data && isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-4 text-danger text-sm">
          {client('loadFailed')}
          <button type="button" onClick={() => refetch()} className="min-h-11 font-semibold text-accent">
            {client('retry')}
          </button>
        </p>
      )}
      {!data && !isError && <div aria-hidden="true" className="skeleton mt-2 h-16" />}
    </>
  );
}

type ReadyProps = DeskStageProps & { preview: ResultPreview };

/** What it lacks, what it would say, and the press that publishes it, asked once more. */
function Ready({ stage, isNext, plan, contest, preview }: ReadyProps) {
  const t = useTranslations('awardDesk.publish');
  const [opened, open] = useState<'preview' | 'question' | null>(null);
  const publication = usePublication(stage, preview, plan);
  const isMissing = preview.missing.length > 0;
  const close = () => open(null);
  return (
    <>
      {isMissing ? (
        <DeskMissing {...{ plan, contest }} missing={preview.missing} />
      ) : (
        <p className="mt-1 text-ok text-sm">{t('ready')}</p>
      )}
      <FormAlert>{publication.problem}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isMissing}
          aria-disabled={publication.isBusy || undefined}
          onClick={() => !publication.isBusy && open('question')}
          className={`aria-disabled:opacity-60 ${buttonClass(isNext ? 'accent' : 'line')}`}
        >
          {publication.isBusy ? t('publishing') : t(`${stage}.action`)}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => open('preview')} className={buttonClass('line')}>
          {t('preview')}
        </button>
      </div>
      {opened === 'preview' && <PreviewSheet stage={stage} document={preview.document} onClose={close} />}
      {opened === 'question' && (
        <ConfirmDialog
          title={t(`${stage}.sure`)}
          text={publication.effects}
          confirmLabel={t(`${stage}.action`)}
          cancelLabel={t('keep')}
          onConfirm={() => {
            close();
            void publication.publish();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

/** Publishes what the preview shows: at any other revision it is refused, and looked at again. */
function usePublication(stage: ResultStage, { revision, document }: ResultPreview, plan: AwardPlan) {
  const t = useTranslations('awardDesk.publish');
  const acts = useAwardActs();
  const router = useRouter();
  const { isBusy, problem, rules, act } = usePlanAct(plan.contestId);
  const { outcome, entries } = document;
  const chosen = stage === 'shortlist' ? outcome : outcome.filter(({ result }) => result === 'awarded');
  const rest = (stage === 'shortlist' ? entries.shown : outcome.length) - chosen.length;
  return {
    isBusy,
    // What is missing stands above; it may have changed since it was shown.
    problem: problem || (Object.keys(rules).length > 0 ? t('refused') : ''),
    effects: t(stage === 'award' && !plan.isShortlisted ? 'award.effectsOfBoth' : `${stage}.effects`, {
      ...{ chosen: chosen.length, rest, shown: entries.shown, shortlisted: outcome.length },
    }),
    async publish(): Promise<void> {
      if (!(await act(() => acts.publish(stage, { contestId: plan.contestId, revision })))) return;
      toast(t(`${stage}.done`));
      // The head says the phase.
      router.refresh();
    },
  };
}
