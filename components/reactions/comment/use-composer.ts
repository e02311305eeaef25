'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { goToLogin } from '@/lib/platform/client/error-path';
import { AnswerError } from '@/lib/platform/client/errors';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { toast } from '@/lib/platform/client/toast';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useTextDraft } from '@/lib/platform/client/use-text-draft';
import { countCharacters } from '@/lib/platform/shared/characters';
import { type Draft, useChangeComments } from '@/lib/reactions/comment/client/change-comments';
import type { About } from '@/lib/reactions/comment/client/comments';
import { commentLimits } from '@/lib/reactions/comment/codes';
import type { Comment } from '@/lib/reactions/comment/contract';

interface ComposerOptions {
  about: About;
  anchor: string;
  answer: Draft['answer'];
  onSent(comment: Comment): void;
}

/**
 * The state of a composer: the text with its draft, errors, and sending. After any failure the text stays. Prohibited
 * words first show a warning (`isWarned`), and go to staff review when sent anyway.
 */
export function useComposer({ about, anchor, answer, onSent }: ComposerOptions) {
  const t = useTranslations('comment');
  const problemOf = useProblemWords();
  const { send } = useChangeComments(about);
  const [text, setText] = useTextDraft(draftKey(about, answer));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isWarned, setWarned] = useState(false);
  const [isSending, setSending] = useState(false);

  function check(): string {
    const length = countCharacters(text.trim());
    if (length === 0) return t('rules.required');
    return length > commentLimits.text ? t('rules.tooLong', { count: commentLimits.text }) : '';
  }

  function fail(error: unknown) {
    const code = error instanceof AnswerError ? error.code : '';
    if (code === 'ProhibitedWords') setWarned(true);
    else if (code === 'NullPointer' && answer) setProblem({ code, text: t('gone') });
    else setProblem(problemOf(error));
  }

  async function submit(acknowledged: boolean) {
    if (isSending) return;
    setWarned(false);
    if (!isLoggedIn()) return leaveForLogin(anchor);
    const broken = check();
    setProblem(broken ? { code: '', text: broken } : null);
    if (broken) return;
    setSending(true);
    try {
      const sent = await send({ text: text.trim(), answer, acknowledged });
      setText('');
      toast(sent.state === 'waiting' ? t('composer.handedIn') : t('composer.sent'));
      onSent(sent);
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  }

  function write(next: string) {
    setText(next);
    setProblem(null);
  }

  return { text, write, problem, isSending, isWarned, leaveWarning: () => setWarned(false), submit };
}

/** The storage key of a draft for a thing, or for a reply to a comment on it. */
function draftKey({ kind, thingId }: About, answer: Draft['answer']): string {
  return `comment-draft ${kind} ${thingId} ${answer?.replyTo ?? ''}`.trim();
}

/** Login leads back to the discussion. */
function leaveForLogin(anchor: string): void {
  window.history.replaceState(window.history.state, '', `#${anchor}`);
  goToLogin();
}
