'use client';

import { useTranslations } from 'next-intl';
import { SaveLine } from '@/components/ui/save-line';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import type { EditedTopic } from './edit-state';

/** Whether what is typed of a channel is saved, with actions when it is not. */
export function EditSaveLine({ topic }: { topic: EditedTopic }) {
  const t = useTranslations('topicEdit.save');
  const { hasSaved, isRestored } = topic;
  // The question says what is asked; a channel that is gone cannot be saved.
  const status = topic.status === 'asking' ? 'unsaved' : topic.status === 'gone' ? 'failed' : topic.status;
  const problem = status === 'changed' ? null : topic.problem;
  const isQuiet = status === 'failed' || (status === 'saved' && !hasSaved);
  const isDiscardable = !topic.isAuto && ['unsaved', 'refused', 'failed'].includes(status);
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
        isDiscardable && { label: t('discard'), onPress: topic.reload },
        status === 'changed' && { label: t('reload'), onPress: topic.reload },
        status === 'changed' && { label: t('keepMine'), onPress: topic.saveOver },
      ]}
    />
  );
}
