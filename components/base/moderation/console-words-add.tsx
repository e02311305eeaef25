'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { addWords, listWords } from '@/lib/base/moderation/client/console';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';

/** A line that was not accepted, and why. */
interface WrongLine {
  line: number;
  text: string;
  rule: string;
}

/** Adds words, one per line. If one is not accepted none is added, and each rejected line is named. */
export function AddWords({ onClose }: { onClose(): void }) {
  const t = useTranslations('moderationConsole.words');
  const changed = useConsoleChanged();
  const [wrong, setWrong] = useState<WrongLine[]>([]);
  const form = useCallForm({
    schema: () => import('@/lib/base/moderation/contract').then((contract) => contract.addWords.input),
    rules: 'moderationConsole.words.rules',
    values: { words: '' },
    send: async ({ words }) => {
      setWrong([]);
      try {
        const { added } = await call(addWords, { words }, { quiet: true });
        toast(t('added', { count: added.length }));
        await changed(listWords);
        onClose();
      } catch (error) {
        const lines = wrongLines(error, words);
        setWrong(lines);
        if (lines.length === 0) throw error;
      }
    },
  });
  return (
    <Sheet open onClose={onClose} label={t('add')} closeLabel={t('close')}>
      <form onSubmit={form.submit} noValidate>
        <TextAreaField {...form.field('words')} label={t('words')} hint={t('wordsHint')} rows={6} />
        <FormAlert>
          {form.problem?.text}
          {wrong.length > 0 && (
            <ul className="w-full">
              {wrong.map(({ line, text, rule }) => (
                <li key={line} className="wrap-anywhere">
                  {t(`wrong.${isKnown(rule) ? rule : 'other'}`, { line: line + 1, text })}
                </li>
              ))}
            </ul>
          )}
        </FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={t('adding')}>
          {t('addAll')}
        </FormSubmit>
      </form>
    </Sheet>
  );
}

/** The lines that an answer names; empty when the error is another one. */
function wrongLines(error: unknown, words: string): WrongLine[] {
  if (!(error instanceof AnswerError)) return [];
  const texts = words.split(/\r\n|\r|\n/);
  return error.fields.flatMap(({ field, rule }) => {
    const line = /^words\.(\d+)$/.exec(field)?.[1];
    return line === undefined ? [] : [{ line: Number(line), text: (texts[Number(line)] ?? '').trim(), rule }];
  });
}

const known = ['empty', 'tooLong', 'repeated', 'tooMany'] as const;

function isKnown(rule: string): rule is (typeof known)[number] {
  return known.some((one) => one === rule);
}
