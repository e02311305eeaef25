'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { say } from '@/lib/live/talk/client/talk';
import { talkLimits } from '@/lib/live/talk/codes';
import type { Talk } from '@/lib/live/talk/contract';
import { takeSaid } from '@/lib/live/talk/rules/take-event';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSecondsLeft } from '@/lib/platform/client/use-seconds-left';
import { useTextDraft } from '@/lib/platform/client/use-text-draft';
import { countCharacters } from '@/lib/platform/shared/characters';

/**
 * The state of the composer of a talk: the text with its draft, whether it is a question, errors, and the seconds that slow mode still
 * wants. After any failure the text stays.
 */
export function useSay(id: string, talk: Talk, change: (work: (talk: Talk) => Talk) => void) {
  const t = useTranslations('talk.rules');
  const problemOf = useProblemWords();
  const idOf = useClientId();
  const [text, setText] = useTextDraft(`talk-draft ${id}`);
  const [isAsking, setQuestion] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const [waitUntil, setWaitUntil] = useState(0);
  const secondsLeft = useSecondsLeft(waitUntil);
  const isViewer = talk.role === 'viewer';
  const isQuestion = isAsking || (talk.questionsOnly && isViewer);

  function fail(error: unknown) {
    if (!(error instanceof AnswerError)) return setProblem(problemOf(error));
    const { code, retryAfterSeconds, fields } = error;
    if (code === 'TooManyRequests' && retryAfterSeconds) setWaitUntil(Date.now() + retryAfterSeconds * 1000);
    else if (fields.some(({ rule }) => rule === 'prohibited')) setProblem({ code: '', text: t('prohibited') });
    else if (code === 'Changed') setProblem({ code, text: t('changed') });
    else setProblem(problemOf(error));
  }

  async function submit() {
    const written = text.trim();
    if (isSending || secondsLeft > 0 || written === '' || countCharacters(written) > talkLimits.text) return;
    const kind = isQuestion ? 'question' : 'message';
    setProblem(null);
    setSending(true);
    try {
      const said = await call(say, { id, kind, text: written, clientId: idOf(`${kind} ${written}`) }, { quiet: true });
      idOf('');
      setText('');
      setQuestion(false);
      change((known) => takeSaid(known, [said]));
      if (isViewer && talk.slowSeconds > 0) setWaitUntil(Date.now() + talk.slowSeconds * 1000);
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

  return { text, write, isQuestion, setQuestion, problem, isSending, secondsLeft, submit };
}
