'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { getReportCase } from '@/lib/base/moderation/client/console';
import { call } from '@/lib/platform/client/call';
import { removeComment } from '@/lib/reactions/comment/client/change-comments';

/** Removes a comment from the console page of its reports, after a confirmation. */
export function ReportedCommentRemoval({ id }: { id: string }) {
  const t = useTranslations('comment.removal');
  const { isActing, act } = useAct();
  const [isAsked, setAsked] = useState(false);

  function remove() {
    setAsked(false);
    act({
      work: () => call(removeComment, { id }, { quiet: true }),
      done: t('done'),
      renews: [getReportCase],
    });
  }
  return (
    <>
      <button type="button" aria-disabled={isActing} onClick={() => setAsked(true)} className={consoleButton('danger')}>
        {t('reported')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('textOfReported')}
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
