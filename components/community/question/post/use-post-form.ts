import { useState } from 'react';
import { goToLogin } from '@/lib/platform/client/error-path';
import { AnswerError } from '@/lib/platform/client/errors';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { type Problem, useProblemWords } from '@/lib/platform/client/use-problem-words';

interface PostFormOptions {
  /** What is wrong with what is written, by field; empty for nothing. */
  check(): Readonly<Record<string, string>>;
  send(acknowledged: boolean): Promise<void>;
}

/**
 * Sending a text that is kept until it is sent. Watched words first show a warning (`isWarned`), and go to review when they are sent
 * anyway. A visitor is led to the login, and comes back to what they wrote.
 */
export function usePostForm({ check, send }: PostFormOptions) {
  const problemOf = useProblemWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({});
  const [isWarned, setWarned] = useState(false);
  const [isSending, setSending] = useState(false);

  async function submit(acknowledged: boolean) {
    if (isSending) return;
    setWarned(false);
    if (!isLoggedIn()) return goToLogin();
    const found = check();
    setBroken(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send(acknowledged);
    } catch (error) {
      if (error instanceof AnswerError && error.code === 'ProhibitedWords') setWarned(true);
      else setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  }

  function written() {
    setProblem(null);
    setBroken({});
  }

  return { problem, broken, isWarned, isSending, submit, written, leaveWarning: () => setWarned(false) };
}

export type PostForm = ReturnType<typeof usePostForm>;
