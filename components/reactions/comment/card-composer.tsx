'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { Link } from '@/lib/platform/i18n/link';
import { countCharacters } from '@/lib/platform/shared/characters';
import type { Draft } from '@/lib/reactions/comment/client/change-comments';
import type { About } from '@/lib/reactions/comment/client/comments';
import { commentLimits } from '@/lib/reactions/comment/codes';
import type { Comment } from '@/lib/reactions/comment/contract';
import { useComposer } from './use-composer';

interface ComposerProps {
  about: About;
  /** The part of the page that a login leads back to. */
  anchor?: string;
  /** The comment being replied to, and its author; undefined for a comment. */
  reply?: { answer: NonNullable<Draft['answer']>; name: string; onCancel(): void };
  onSent(comment: Comment): void;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** The field for a comment. Enter breaks the line, as in every multi-line text; the button sends. */
export function Composer({ about, anchor = 'comments', reply, onSent, fieldRef }: ComposerProps) {
  const t = useTranslations('comment');
  const isVisitor = !useLoggedIn();
  const noteId = useId();
  const composer = useComposer({ about, anchor, answer: reply?.answer ?? null, onSent });
  const { text, problem, isSending } = composer;
  const sendWord = reply ? t('composer.replySend') : t('composer.send');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        composer.submit(false);
      }}
      className="noscript:hidden"
    >
      <textarea
        ref={fieldRef}
        rows={1}
        value={text}
        onChange={({ target }) => composer.write(target.value)}
        aria-label={reply ? t('composer.replyLabel', { name: reply.name }) : t('composer.label')}
        placeholder={t('composer.placeholder')}
        aria-invalid={problem && problem.code === '' ? true : undefined}
        aria-describedby={noteId}
        className="block field-sizing-content max-h-72 min-h-11 w-full resize-none rounded-lg border border-transparent bg-sunk px-4 py-2.5 text-lg placeholder:text-ink-3 aria-invalid:border-danger pointer-fine:text-base"
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div id={noteId} className="min-w-0 flex-1 text-sm tabular-nums">
          <Counter text={text} />
          <FormAlert>
            {problem?.text}
            {problem?.code === 'PhoneNeeded' && (
              <Link href="/Settings/security?change=phone" className="underline underline-offset-4">
                {t('composer.bindPhone')}
              </Link>
            )}
          </FormAlert>
        </div>
        {reply && (
          <button type="button" onClick={reply.onCancel} className={buttonClass('line')}>
            {t('composer.cancel')}
          </button>
        )}
        <button type="submit" aria-disabled={isSending} className={buttonClass(isVisitor || reply ? 'ink' : 'accent')}>
          {isSending ? t('composer.sending') : isVisitor ? t('composer.logIn') : sendWord}
        </button>
      </div>
      {composer.isWarned && (
        <ConfirmDialog
          title={t('warning.title')}
          text={t('warning.text')}
          confirmLabel={t('warning.confirm')}
          cancelLabel={t('warning.cancel')}
          onConfirm={() => composer.submit(true)}
          onCancel={composer.leaveWarning}
        />
      )}
    </form>
  );
}

/** The number of characters left, once it is small. */
function Counter({ text }: { text: string }) {
  const t = useTranslations('comment.composer');
  const left = commentLimits.text - countCharacters(text.trim());
  if (left > few) return null;
  return (
    <p className={left < 0 ? 'text-danger' : 'text-ink-3'}>
      {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
    </p>
  );
}

const few = 50;
