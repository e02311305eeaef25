'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { getReportCase } from '@/lib/base/moderation/client/console';
import { removeAnswer, removeQuestion } from '@/lib/community/question/client/question-acts';
import type { PostKind } from '@/lib/community/question/codes';
import { call } from '@/lib/platform/client/call';

/** Removes a question or an answer from the console page of its reports, after a confirmation. */
export function ReportedPostRemoval({ kind, id }: { kind: PostKind; id: string }) {
  const t = useTranslations('questionPage.removal');
  const { isActing, act } = useAct();
  const [isAsked, setAsked] = useState(false);

  function remove() {
    setAsked(false);
    const quiet = { quiet: true };
    act({
      work: () => (kind === 'question' ? call(removeQuestion, { id }, quiet) : call(removeAnswer, { id }, quiet)),
      done: t('done'),
      renews: [getReportCase],
    });
  }
  return (
    <>
      <button type="button" aria-disabled={isActing} onClick={() => setAsked(true)} className={consoleButton('danger')}>
        {t(`reported.${kind}`)}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t(`${kind}.title`)}
          text={kind === 'question' ? t('question.byStaff') : t('answer.text')}
          confirmLabel={t('confirm')}
          cancelLabel={t('cancel')}
          isDestructive
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
