'use client';

import { useTranslations } from 'next-intl';
import { NeedsPhone } from './card-needs-phone';
import type { EditedWork } from './edit-work-state';

const action = 'min-h-11 font-semibold text-accent';

/** Whether what is typed is kept, and what to do when it is not. */
export function EditSaveLine({ work }: { work: EditedWork }) {
  const t = useTranslations('workEdit.save');
  const { status, hasSaved, isRestored } = work;
  // That it was changed elsewhere is said with what can be done about it.
  const problem = status === 'changed' ? null : work.problem;
  const isQuiet = status === 'failed' || (status === 'saved' && !hasSaved);
  const said = isQuiet ? '' : t(isRestored && status === 'unsaved' ? 'restored' : status);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p role="status" className={status === 'changed' || status === 'refused' ? 'text-danger' : 'text-ink-3'}>
        {said}
      </p>
      {problem && (
        <p role="alert" className="text-danger">
          {status === 'failed' ? t('failed', { text: problem.text }) : problem.text}
        </p>
      )}
      {problem?.code === 'PhoneNeeded' && <NeedsPhone />}
      {!work.isAuto && ['unsaved', 'refused', 'failed'].includes(status) && (
        <button type="button" onClick={work.reload} className={action}>
          {t('discard')}
        </button>
      )}
      {status === 'changed' && (
        <>
          <button type="button" onClick={work.reload} className={action}>
            {t('reload')}
          </button>
          <button type="button" onClick={work.saveOver} className={action}>
            {t('keepMine')}
          </button>
        </>
      )}
    </div>
  );
}
