'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { SteadyLabel } from '@/components/ui/steady-label';
import { AnswerError } from '@/lib/platform/client/errors';
import type { ChatWords } from './chat-words';

interface ChatEmailProps {
  /** Where answers are sent; null for nowhere. */
  email: string | null;
  words: ChatWords['email'];
  onLeave(email: string): Promise<void>;
}

/** The address for answers after the visitor has left: asked for in the conversation, and changed there. */
export function ChatEmail({ email, words, onLeave }: ChatEmailProps) {
  const [isChanging, setChanging] = useState(false);
  if (email === null || isChanging) {
    return <EmailForm email={email} words={words} onLeave={onLeave} onDone={() => setChanging(false)} />;
  }
  return (
    <div className="mt-2 flex flex-wrap items-center justify-center gap-x-3 text-sm text-ink-3">
      <p className="text-center wrap-anywhere">{words.kept.replace('{email}', email)}</p>
      <button
        type="button"
        onClick={() => setChanging(true)}
        className="min-h-11 font-semibold text-ink underline underline-offset-4"
      >
        {words.change}
      </button>
    </div>
  );
}

function EmailForm({ email, words, onLeave, onDone }: ChatEmailProps & { onDone(): void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const given = field.current?.value.trim() ?? '';
    setPending(true);
    setProblem('');
    try {
      await onLeave(given);
      onDone();
    } catch (error) {
      setProblem(problemOf(error, words));
    }
    setPending(false);
  }

  return (
    <form onSubmit={submit} noValidate className="mx-auto mt-4 max-w-100 rounded-lg border border-line bg-surface p-4">
      <label htmlFor={id} className="block text-sm text-ink-2">
        {words.offer}
      </label>
      <div className="mt-3 flex gap-2">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={email ?? ''}
          placeholder={words.label}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${id}-problem`}
          className="h-11 w-full min-w-0 rounded-md border border-line bg-paper px-3 text-lg placeholder:text-ink-3 aria-invalid:border-danger"
        />
        <button type="submit" aria-disabled={isPending || undefined} className={`shrink-0 ${buttonClass('ink')}`}>
          <SteadyLabel other={isPending ? words.save : words.saving}>
            {isPending ? words.saving : words.save}
          </SteadyLabel>
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-sm text-danger not-empty:mt-2">
        {problem}
      </p>
    </form>
  );
}

function problemOf(error: unknown, words: ChatWords['email']): string {
  if (!(error instanceof AnswerError)) return words.failed;
  return error.fields.length > 0 ? words.wrong : error.message || words.failed;
}
