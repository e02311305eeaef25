'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { LengthCount } from '@/components/ui/length-count';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { isFailure } from '@/lib/platform/client/save-failure';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { countCharacters } from '@/lib/platform/shared/characters';

type Effect = 'told' | 'refunded' | 'final';
type Word =
  | `effects.${Effect}`
  | ('title' | 'close' | 'reason' | 'reasonHint' | 'count' | 'required' | 'tooLong' | 'action' | 'canceling')
  | ('sure' | 'sureText' | 'confirm' | 'keep' | 'done');

interface CancelSheetProps {
  /** What is canceled. */
  title: string;
  /** What comes of it. */
  effects: readonly Effect[];
  /** Most characters of the reason. */
  most: number;
  /** Messages of the slice. */
  words(word: Word, values?: Record<string, string | number>): string;
  /** Throws what `call` throws. */
  send(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Why something is canceled, which all who wait for it are told; asked once more before it is done. */
export function CardCancelSheet({ title, effects, most: max, words, send, onClose }: CancelSheetProps) {
  const cancel = useCancel(send, () => {
    toast(words('done'));
    onClose();
  });
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const length = countCharacters(reason.trim());
  const isOver = length > max;
  const rule = length === 0 ? words('required') : isOver ? words('tooLong', { max }) : undefined;

  function ask() {
    setRefused(rule !== undefined);
    if (rule === undefined && !cancel.isBusy) setAsked(true);
  }
  return (
    <Sheet open onClose={onClose} label={words('title')} closeLabel={words('close')}>
      <ul className="mb-4 list-disc pl-5 text-ink-2 text-pretty">
        {effects.map((name) => (
          <li key={name}>{words(`effects.${name}`)}</li>
        ))}
      </ul>
      <TextAreaField
        label={words('reason')}
        hint={words('reasonHint')}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        isOver={isOver}
        counter={2 * length > max && <LengthCount {...{ length, max }} label={words('count', { length, max })} />}
        error={isRefused ? rule : undefined}
      />
      <FormAlert>{cancel.problem}</FormAlert>
      <button
        type="button"
        aria-disabled={cancel.isBusy || undefined}
        onClick={ask}
        className={`w-full aria-disabled:opacity-60 ${buttonClass('danger')}`}
      >
        {cancel.isBusy ? words('canceling') : words('action')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={words('sure', { title })}
          text={words('sureText')}
          confirmLabel={words('confirm')}
          cancelLabel={words('keep')}
          isDestructive
          onConfirm={() => {
            setAsked(false);
            void cancel.start(reason.trim());
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Sheet>
  );
}

function useCancel(send: CancelSheetProps['send'], onDone: () => void) {
  const problemOf = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    async start(reason: string): Promise<void> {
      setBusy(true);
      setProblem(null);
      try {
        await send(reason);
        onDone();
      } catch (error) {
        if (!isFailure(error)) throw error;
        setProblem(problemOf(error).text);
      } finally {
        setBusy(false);
      }
    },
  };
}
