'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormAlert } from '@/components/ui/form-alert';
import { talkLimits } from '@/lib/live/talk/codes';
import type { Talk } from '@/lib/live/talk/contract';
import { Link } from '@/lib/platform/i18n/link';
import { countCharacters } from '@/lib/platform/shared/characters';
import { useSay } from './use-say';

interface TalkComposerProps {
  id: string;
  talk: Talk;
  change(work: (talk: Talk) => Talk): void;
}

/** The field for a message or a question. Enter sends, as in a chat; while an input method composes, Enter belongs to it. */
export function TalkComposer({ id, talk, change }: TalkComposerProps) {
  const t = useTranslations('talk.composer');
  const noteId = useId();
  const { text, write, isQuestion, setQuestion, problem, isSending, secondsLeft, submit } = useSay(id, talk, change);
  const isQuestionsOnly = talk.questionsOnly && talk.role === 'viewer';
  const over = countCharacters(text.trim()) - talkLimits.text;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="border-line border-t pt-2 pb-[max(8px,env(safe-area-inset-bottom))]"
    >
      <div className="flex items-end gap-2">
        <textarea
          rows={1}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            const { isComposing, keyCode } = event.nativeEvent;
            // Safari ends the composition before the keydown that ended it; keyCode 229 marks that key.
            if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return;
            event.preventDefault();
            submit();
          }}
          aria-label={t(isQuestion ? 'questionLabel' : 'label')}
          placeholder={t(isQuestion ? 'questionPlaceholder' : 'placeholder')}
          aria-invalid={problem && problem.code === '' ? true : undefined}
          aria-describedby={noteId}
          enterKeyHint="send"
          autoComplete="off"
          className="field-sizing-content max-h-32 min-h-11 w-full min-w-0 resize-none rounded-lg border border-transparent bg-sunk px-4 py-2.5 text-lg placeholder:text-ink-3 aria-invalid:border-danger pointer-fine:text-base"
        />
        <button
          type="submit"
          aria-disabled={isSending || secondsLeft > 0}
          className={`flex-none tabular-nums ${buttonClass('accent', 'row')}`}
        >
          {secondsLeft > 0 ? t('wait', { count: secondsLeft }) : isSending ? t('sending') : t('send')}
        </button>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {isQuestionsOnly ? (
          <p className="text-ink-3 text-sm">{t('questionsOnly')}</p>
        ) : (
          <ChoiceChip isPressed={isQuestion} onPress={() => setQuestion(!isQuestion)}>
            {t('asQuestion')}
          </ChoiceChip>
        )}
        <div id={noteId} className="min-w-0 flex-1 text-sm">
          {over > 0 && <p className="text-danger tabular-nums">{t('over', { count: over })}</p>}
          <FormAlert>
            {problem?.text}
            {problem?.code === 'PhoneNeeded' && (
              <Link href="/Settings/security?change=phone" className="underline underline-offset-4">
                {t('bindPhone')}
              </Link>
            )}
          </FormAlert>
        </div>
      </div>
    </form>
  );
}
