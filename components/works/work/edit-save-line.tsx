'use client';

import { useTranslations } from 'next-intl';
import { SaveLine } from '@/components/ui/save-line';
import { NeedsPhone } from './card-needs-phone';
import type { EditedWork } from './edit-work-state';

/** Whether what is typed of a work is kept, and what to do when it is not. */
export function EditSaveLine({ work }: { work: EditedWork }) {
  const t = useTranslations('workEdit.save');
  const { hasSaved, isRestored } = work;
  // What is asked is said by the question; and what is gone cannot be saved.
  const status = work.status === 'asking' ? 'unsaved' : work.status === 'gone' ? 'failed' : work.status;
  // That it was changed elsewhere is said with what can be done about it.
  const problem = status === 'changed' ? null : work.problem;
  const isQuiet = status === 'failed' || (status === 'saved' && !hasSaved);
  const isDiscardable = !work.isAuto && ['unsaved', 'refused', 'failed'].includes(status);
  return (
    <SaveLine
      said={isQuiet ? '' : t(isRestored && status === 'unsaved' ? 'restored' : status)}
      isBad={status === 'changed' || status === 'refused'}
      problem={
        problem && (
          <>
            {status === 'failed' ? t('failed', { text: problem.text }) : problem.text}{' '}
            {problem.code === 'PhoneNeeded' && <NeedsPhone />}
          </>
        )
      }
      actions={[
        isDiscardable && { label: t('discard'), onPress: work.reload },
        status === 'changed' && { label: t('reload'), onPress: work.reload },
        status === 'changed' && { label: t('keepMine'), onPress: work.saveOver },
      ]}
    />
  );
}
