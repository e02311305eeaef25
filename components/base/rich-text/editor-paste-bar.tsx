'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { PasteNote } from './editor-paste';

/** Says what did not come with a pasted text, until it is read. */
export function PasteBar({ note, onClose }: { note: PasteNote; onClose(): void }) {
  const t = useTranslations('richText.pasted');
  return (
    <div role="status">
      {note && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-3 py-2 text-sm">
          {note.about === 'dropped' ? t('dropped', { count: note.count }) : t('tooLong')}
          <button type="button" onClick={onClose} className={buttonClass('line', 'small')}>
            {t('close')}
          </button>
        </p>
      )}
    </div>
  );
}
