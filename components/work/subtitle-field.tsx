'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { AnswerError } from '@/lib/platform/client/errors';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useWorkActs } from '@/lib/video/client/works';
import { type SubtitleLanguage, subtitleLanguages } from '@/lib/video/codes';
import type { EditedWork } from './edit-work-state';

/** The subtitles of a work, a file for each language; each is kept as it is picked. */
export function SubtitleField({ work: { draft, isReadOnly } }: { work: EditedWork }) {
  const t = useTranslations('workEdit.subtitles');
  const acts = useWorkActs();
  const problemOf = useProblemWords();
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<unknown>) {
    setProblem('');
    try {
      await work();
    } catch (error) {
      const isProhibited = error instanceof AnswerError && error.fields.some(({ rule }) => rule === 'prohibited');
      setProblem(isProhibited ? t('prohibited') : problemOf(error).text);
    }
  }
  const row = (code: SubtitleLanguage) => {
    const language = t(`languages.${code}`);
    const isThere = draft.subtitles.includes(code);
    return (
      <li key={code} className="flex min-h-14 flex-wrap items-center gap-2 border-line border-b py-1.5">
        <span className={`grow ${isThere ? 'font-semibold' : 'text-ink-3'}`}>{language}</span>
        {!isReadOnly && (
          <label
            className={`cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent ${buttonClass('line')}`}
          >
            {t(isThere ? 'replace' : 'add', { language })}
            <input
              type="file"
              accept=".vtt,text/vtt"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void attempt(() => acts.saveSubtitle(draft.id, code, file));
                // The same file can be picked again.
                event.target.value = '';
              }}
              className="sr-only"
            />
          </label>
        )}
        {!isReadOnly && isThere && (
          <button
            type="button"
            onClick={() => attempt(() => acts.removeSubtitle(draft.id, code))}
            className={buttonClass('line')}
          >
            {t('remove', { language })}
          </button>
        )}
      </li>
    );
  };
  return (
    <div>
      <p className="mb-3 text-sm text-ink-3">{t('hint')}</p>
      <ul>{subtitleLanguages.map(row)}</ul>
      <FormAlert>{problem}</FormAlert>
    </div>
  );
}
