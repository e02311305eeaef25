'use client';

import { useTranslations } from 'next-intl';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { SaveLine } from '@/components/ui/save-line';
import type { Editor } from '@/lib/works/work/client/use-editor';

interface EditSaveLineProps {
  editor: Pick<Editor, 'status' | 'hasSaved' | 'isRestored' | 'isAuto' | 'problem' | 'reload' | 'saveOver'>;
}

/** Whether changes are saved, with actions when they are not. */
export function EditSaveLine({ editor }: EditSaveLineProps) {
  const t = useTranslations('editor.save');
  const { hasSaved, isRestored } = editor;
  // A pending question is shown by its dialog; and what was deleted cannot be saved.
  const status = editor.status === 'asking' ? 'unsaved' : editor.status === 'gone' ? 'failed' : editor.status;
  // A conflict is shown with its actions.
  const problem = status === 'changed' ? null : editor.problem;
  const isQuiet = status === 'failed' || (status === 'saved' && !hasSaved);
  const isDiscardable = !editor.isAuto && ['unsaved', 'refused', 'failed'].includes(status);
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
        isDiscardable && { label: t('discard'), onPress: editor.reload },
        status === 'changed' && { label: t('reload'), onPress: editor.reload },
        status === 'changed' && { label: t('keepMine'), onPress: editor.saveOver },
      ]}
    />
  );
}
