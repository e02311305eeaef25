'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { TextField } from '@/components/ui/text-field';
import { markChapter } from '@/lib/live/talk/client/talk';
import { talkLimits } from '@/lib/live/talk/codes';
import type { Chapter } from '@/lib/live/talk/contract';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

/** Begins a chapter of the replay at this moment. After any failure the title stays. */
export function ChapterField({ id, onMarked }: { id: string; onMarked(chapters: Chapter[]): void }) {
  const t = useTranslations('talk.settings');
  const problemOf = useProblemWords();
  const idOf = useClientId();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  async function mark() {
    const written = title.trim();
    if (isSending || written === '') return;
    setSending(true);
    try {
      onMarked(await call(markChapter, { id, title: written, clientId: idOf(written) }, { quiet: true }));
      idOf('');
      setTitle('');
      toast(t('chapterDone'));
    } catch (error) {
      const isProhibited = error instanceof AnswerError && error.fields.some(({ rule }) => rule === 'prohibited');
      setProblem(isProhibited ? t('chapterProhibited') : problemOf(error).text);
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void mark();
      }}
      className="mt-2"
    >
      <TextField
        label={t('chapter')}
        hint={t('chapterHint')}
        error={problem || undefined}
        value={title}
        maxLength={talkLimits.chapter}
        autoComplete="off"
        onChange={({ target }) => {
          setTitle(target.value);
          setProblem('');
        }}
      />
      <button type="submit" aria-disabled={isSending || title.trim() === ''} className={buttonClass('line', 'row')}>
        {t('chapterMark')}
      </button>
    </form>
  );
}
