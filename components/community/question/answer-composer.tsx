'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useQuestionActs } from '@/lib/community/question/client/question-acts';
import { questionLimits } from '@/lib/community/question/codes';
import type { OwnAnswer } from '@/lib/community/question/contract';
import { toast } from '@/lib/platform/client/toast';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { useTextDraft } from '@/lib/platform/client/use-text-draft';
import { countCharacters } from '@/lib/platform/shared/characters';
import { TextProblem } from './post/text-problem';
import { usePostForm } from './post/use-post-form';
import { WarningDialog } from './post/warning-dialog';

interface AnswerComposerProps {
  questionId: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** The field for a new answer. What is written in it is kept in this tab until it is sent. */
export function AnswerComposer({ questionId, fieldRef }: AnswerComposerProps) {
  const t = useTranslations('questionPage.composer');
  const isVisitor = !useLoggedIn();
  const { answer } = useQuestionActs();
  const [text, setText] = useTextDraft(`answer-draft ${questionId}`);
  const form = useAnswerForm(text, async (acknowledged) => {
    const sent = await answer({ questionId, text: text.trim(), acknowledged });
    setText('');
    toast(t(sent.state === 'waiting' ? 'handedIn' : 'sent'));
  });
  return (
    <AnswerField
      {...{ form, text, fieldRef }}
      onWrite={setText}
      send={t(form.isSending ? 'sending' : isVisitor ? 'logIn' : 'send')}
    />
  );
}

interface AnswerEditorProps {
  own: OwnAnswer;
  onClose(): void;
}

/** The same for an answer that is changed, in its place. */
export function AnswerEditor({ own, onClose }: AnswerEditorProps) {
  const t = useTranslations('questionPage.composer');
  const { saveAnswer } = useQuestionActs();
  const [text, setText] = useState(own.underReview ?? own.text);
  const form = useAnswerForm(text, async (acknowledged) => {
    const saved = await saveAnswer({ id: own.id, text: text.trim(), revision: own.revision, acknowledged });
    toast(t(saved.state === 'waiting' || saved.underReview !== null ? 'handedIn' : 'saved'));
    onClose();
  });
  return (
    <AnswerField {...{ form, text }} onWrite={setText} send={t(form.isSending ? 'saving' : 'save')}>
      <button type="button" onClick={onClose} className={buttonClass('line')}>
        {t('cancel')}
      </button>
    </AnswerField>
  );
}

function useAnswerForm(text: string, send: (acknowledged: boolean) => Promise<void>) {
  const t = useTranslations('question.rules');
  return usePostForm({
    send,
    check(): Record<string, string> {
      const length = countCharacters(text.trim());
      if (length === 0) return { text: t('required') };
      return length > questionLimits.answer ? { text: t('answer') } : {};
    },
  });
}

interface AnswerFieldProps {
  form: ReturnType<typeof useAnswerForm>;
  text: string;
  onWrite(text: string): void;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  /** The word on the button. */
  send: string;
  children?: React.ReactNode;
}

function AnswerField({ form, text, onWrite, fieldRef, send, children }: AnswerFieldProps) {
  const t = useTranslations('questionPage.composer');
  const noteId = useId();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(false);
      }}
      className="mt-3 noscript:hidden"
    >
      <textarea
        ref={fieldRef}
        rows={4}
        value={text}
        onChange={({ target }) => {
          onWrite(target.value);
          form.written();
        }}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        aria-invalid={form.broken.text ? true : undefined}
        aria-describedby={noteId}
        className="block field-sizing-content max-h-[70dvh] min-h-30 w-full resize-none rounded-lg border border-line bg-surface px-4 py-3 text-lg leading-[1.6] placeholder:text-ink-3 aria-invalid:border-danger"
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div id={noteId} className="min-w-0 flex-1 text-sm tabular-nums">
          <Left text={text} />
          {form.broken.text ? (
            <p role="alert" className="text-danger">
              {form.broken.text}
            </p>
          ) : (
            <TextProblem form={form} />
          )}
        </div>
        {children}
        <button type="submit" aria-disabled={form.isSending} className={buttonClass('accent')}>
          {send}
        </button>
      </div>
      <WarningDialog form={form} />
    </form>
  );
}

/** Number of characters left, once it is small. */
function Left({ text }: { text: string }) {
  const t = useTranslations('questionPage.composer');
  const left = questionLimits.answer - countCharacters(text.trim());
  if (left > few) return null;
  return (
    <p className={left < 0 ? 'text-danger' : 'text-ink-3'}>
      {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
    </p>
  );
}

const few = 500;
