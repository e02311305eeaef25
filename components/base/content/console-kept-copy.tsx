'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import type { EditedPage } from '@/lib/base/content/client/edited-page';
import { dropCopy, keepReplaced, readCopy } from '@/lib/base/content/client/kept-copy';
import { sameAsKept } from '@/lib/base/content/client/same-document';
import type { PageSaver } from '@/lib/base/content/client/use-draft';
import type { ContentDraft } from '@/lib/base/content/contract';
import type { KeptTyped } from '@/lib/platform/client/kept-typed';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { CopyButtons } from './console-copy-buttons';

interface KeptCopyNoticeProps {
  saver: PageSaver;
  /** Grows when another text has replaced the one that was typed. */
  edition: number;
}

/**
 * A text that is not in the draft, because another one replaced it or it could not be saved. It can be restored or
 * copied.
 */
export function KeptCopyNotice({ saver, edition }: KeptCopyNoticeProps) {
  const t = useTranslations('contentConsole.copy');
  const { saved: draft } = saver.get();
  const [copy, drop] = useKeptCopy(draft, edition);
  if (!copy) return null;
  return (
    <section aria-labelledby="kept-copy" className="mb-5 border-line border-l-2 pl-4">
      <h2 id="kept-copy" className="text-base">
        {t('title', { time: formatDate(copy.keptAt, { withTime: true }) })}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => saver.put(copy.typed)} className={consoleButton()}>
          {t('put')}
        </button>
        <CopyButtons id={draft.id} page={copy.typed} />
        <button type="button" onClick={drop} className={consoleButton('danger')}>
          {t('drop')}
        </button>
      </div>
    </section>
  );
}

/** The copy that the browser has. A copy that an earlier visit could not save counts, unless it was saved after all. */
function useKeptCopy(
  { id, kind, document }: ContentDraft,
  edition: number,
): [KeptTyped<EditedPage> | null, () => void] {
  const [copy, setCopy] = useState<KeptTyped<EditedPage> | null>(null);
  useEffectOn(edition, () => {
    const unsaved = edition === 0 ? readCopy(id, 'unsaved', kind) : null;
    if (unsaved && !sameAsKept(document, unsaved.typed)) keepReplaced(id, unsaved);
    if (unsaved) dropCopy(id, 'unsaved');
    setCopy(readCopy(id, 'replaced', kind));
  });
  const drop = () => {
    dropCopy(id, 'replaced');
    setCopy(null);
  };
  return [copy, drop];
}
