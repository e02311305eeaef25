import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ContentDraft } from '@/lib/base/content/contract';
import type { PageAct } from './console-acts';

interface ActDialogProps {
  act: PageAct;
  draft: ContentDraft;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks for confirmation before a page is published, a draft discarded or a version restored, and says what follows. */
export function ActDialog({ act, draft, onConfirm, onCancel }: ActDialogProps) {
  const words = useActWords(draft)(act);
  const t = useTranslations('contentConsole');
  return (
    <ConfirmDialog
      {...words}
      {...{ onConfirm, onCancel }}
      cancelLabel={t('acts.cancel')}
      isDestructive={act.kind === 'discard'}
    />
  );
}

function useActWords({ version }: ContentDraft) {
  const t = useTranslations('contentConsole.acts');
  return (act: PageAct) => {
    if (act.kind === 'restore')
      return {
        title: t('restoreTitle', { version: act.version }),
        text: t('restoreText'),
        confirmLabel: t('restore'),
      };
    if (act.kind === 'discard')
      return {
        title: t('discardTitle'),
        text: t(version === null ? 'discardNewText' : 'discardText'),
        confirmLabel: t('discard'),
      };
    return {
      title: t('publishTitle'),
      text: t('publishText', { version: (version ?? 0) + 1 }),
      confirmLabel: t('publish'),
    };
  };
}
