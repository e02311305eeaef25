'use client';

import { useTranslations } from 'next-intl';
import { SaveLine } from '@/components/ui/save-line';
import { NeedsPhone } from './card-needs-phone';
import type { EditedWork } from './edit-work-state';

/** Whether changes of a work are saved, with actions when they are not. */
export function EditSaveLine({ work }: { work: EditedWork }) {
  const t = useTranslations('workEdit.save');
  const { hasSaved, isRestored } = work;
  // A pending question is shown by its dialog; and a deleted work cannot be saved.
  const status = work.status === 'asking' ? 'unsaved' : work.status === 'gone' ? 'failed' : work.status;
  // A conflict is shown with its actions.
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
