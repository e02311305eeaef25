'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { TextField } from '@/components/ui/text-field';
import { videoActs } from '@/lib/community/topic/client/desk';
import { idInAddress } from '@/lib/community/topic/rules/id-in-address';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

interface AddAddressProps {
  topicId: string;
  onAdded(): void;
}

/** Puts any public work into a channel by the address of its page, or its id. */
export function AddAddress({ topicId, onAdded }: AddAddressProps) {
  const t = useTranslations('topicManage.works');
  const problemOf = useProblemWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const id = idInAddress(text);
    setProblem(id === '' ? t('needed') : null);
    if (id === '') return;
    setPending(true);
    try {
      await videoActs.add(topicId, [id]);
      setText('');
      toast(t('added'));
      onAdded();
    } catch (error) {
      const { code, text: said } = problemOf(error);
      setProblem(code === 'NullPointer' || code === '400' ? t('notFound') : said);
    } finally {
      setPending(false);
    }
  }
  return (
    <form onSubmit={add} noValidate className="mb-6 max-w-180 noscript:hidden">
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={problem ?? undefined}
        value={text}
        inputMode="url"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        after={
          <button
            type="submit"
            aria-disabled={isPending || undefined}
            className={`mr-0.5 flex-none ${buttonClass('line')}`}
          >
            {t(isPending ? 'adding' : 'addAddress')}
          </button>
        }
      />
    </form>
  );
}
