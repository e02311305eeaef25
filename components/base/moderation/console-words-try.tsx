'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { TextAreaField } from '@/components/ui/text-area-field';
import { tryWords } from '@/lib/base/moderation/client/console';
import { wordLimits } from '@/lib/base/moderation/codes';
import { call } from '@/lib/platform/client/call';
import { MarkedText } from './card-marked-text';

/** Matches in a text. */
interface Tried {
  text: string;
  words: string[];
}

/** A text to test against the current words: which of them it contains, and where. */
export function TryWords() {
  const t = useTranslations('moderationConsole.words');
  const { isActing, act } = useAct();
  const [text, setText] = useState('');
  const [tried, setTried] = useState<Tried | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    act({
      work: async () => setTried({ text, ...(await call(tryWords, { text }, { quiet: true })) }),
      renews: [],
    });
  }
  return (
    <ConsoleSection title={t('try')}>
      <form onSubmit={submit} className="max-w-170">
        <TextAreaField
          label={t('tryText')}
          rows={3}
          maxLength={wordLimits.tried}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" aria-disabled={isActing || text.trim() === ''} className={consoleButton('line')}>
          {t('tryNow')}
        </button>
        <div role="status" className="mt-3">
          {tried && (
            <>
              <p className="font-semibold">
                {tried.words.length > 0
                  ? t('found', { count: tried.words.length, words: tried.words.join(t('comma')) })
                  : t('notFound')}
              </p>
              {tried.words.length > 0 && (
                <p className="mt-1">
                  <MarkedText text={tried.text} words={tried.words} />
                </p>
              )}
            </>
          )}
        </div>
      </form>
    </ConsoleSection>
  );
}
