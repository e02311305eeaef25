'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { AnswerError } from '@/lib/platform/client/errors';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useFilmActs } from '@/lib/works/film/client/film-acts';
import { type SubtitleLanguage, subtitleLanguages, workLimits } from '@/lib/works/work/codes';
import type { WorkDraft } from '@/lib/works/work/contract';

/** The subtitles of a work, a file for each language; each is saved when picked. */
export function SubtitleField({ draft, isReadOnly }: { draft: WorkDraft; isReadOnly: boolean }) {
  const t = useTranslations('filmEdit.subtitles');
  const acts = useFilmActs();
  const problemOf = useSubtitleProblem();
  const client = useTranslations('client');
  const [problem, setProblem] = useState('');

  async function attempt(work: () => Promise<unknown>, tell = (reason: string) => reason) {
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(tell(problemOf(error)));
    }
  }
  const upload = (code: SubtitleLanguage, file: File) =>
    attempt(
      () => acts.saveSubtitle(draft.id, code, file),
      (reason) => client('uploadFailed', { reason }),
    );
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
            {t(isThere ? 'short.replace' : 'short.add')}
            <input
              aria-label={t(isThere ? 'replace' : 'add', { language })}
              type="file"
              accept=".vtt,text/vtt"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void upload(code, file);
                // Lets the same file be picked again.
                event.target.value = '';
              }}
              className="sr-only"
            />
          </label>
        )}
        {!isReadOnly && isThere && (
          <button
            type="button"
            aria-label={t('remove', { language })}
            onClick={() => attempt(() => acts.removeSubtitle(draft.id, code))}
            className={buttonClass('line')}
          >
            {t('short.remove')}
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

/** The error in a subtitle file, and its line. */
function useSubtitleProblem() {
  const t = useTranslations('filmEdit.subtitles.problems');
  const problemOf = useProblemWords();
  return (error: unknown): string => {
    if (!(error instanceof AnswerError)) return problemOf(error).text;
    const broken = error.fields.find(({ field }) => field.split('.')[0] === 'file');
    const rule = (broken?.rule ?? error.code) as Parameters<typeof t>[0];
    const line = broken?.field.split('.')[1] ?? '';
    return t.has(rule) ? t(rule, { line, size: workLimits.subtitleBytes / 1024 }) : problemOf(error).text;
  };
}
