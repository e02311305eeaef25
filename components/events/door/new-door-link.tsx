'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { TextField } from '@/components/ui/text-field';
import { createDoorKey } from '@/lib/events/door/client/door-calls';
import { doorLimits } from '@/lib/events/door/codes';
import { call } from '@/lib/platform/client/call';
import { copyText } from '@/lib/platform/client/copy-text';
import { sharePage } from '@/lib/platform/client/share';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

interface MadeLink {
  name: string;
  url: string;
}

/** Makes a link for a helper and shows it, which is possible this once. */
export function NewDoorLink({ activityId, onMade }: { activityId: string; onMade(): void }) {
  const t = useTranslations('doorLinks');
  const problemOf = useProblemWords();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<'required' | null>(null);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);

  async function make(event: FormEvent) {
    event.preventDefault();
    const name = input.current?.value.trim() ?? '';
    setFault(name === '' ? 'required' : null);
    setProblem('');
    if (name === '' || isPending) return;
    setPending(true);
    try {
      const { key } = await call(createDoorKey, { activityId, name }, { quiet: true });
      setMade({ name, url: `${location.origin}/door/${key}` });
      onMade();
    } catch (error) {
      setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  if (made) return <ShownLink made={made} onDone={() => setMade(null)} />;
  return (
    <form noValidate onSubmit={make} className="mt-4">
      <TextField
        ref={input}
        label={t('name')}
        placeholder={t('namePlaceholder')}
        maxLength={doorLimits.name}
        error={fault ? t(`rules.${fault}`) : undefined}
      />
      <FormAlert>{problem}</FormAlert>
      <button
        type="submit"
        aria-disabled={isPending || undefined}
        className={`mb-4 aria-disabled:opacity-60 ${buttonClass('line')}`}
      >
        {t(isPending ? 'making' : 'make')}
      </button>
    </form>
  );
}

function ShownLink({ made: { name, url }, onDone }: { made: MadeLink; onDone(): void }) {
  const t = useTranslations('doorLinks');
  const words = { copied: t('copied'), copiedInChat: t('copiedInChat'), copyFailed: t('notCopied') };
  return (
    <div role="status" className="my-4 rounded-md bg-accent-wash p-4">
      <p className="font-semibold wrap-anywhere">{t('made', { name })}</p>
      <p className="text-ink-2 text-sm">{t('once')}</p>
      <p className="mt-2 select-all rounded-sm text-sm wrap-anywhere">{url}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={async () => toast((await copyText(url)) ? t('copied') : t('notCopied'))}
          className={buttonClass('ink', 'row')}
        >
          {t('copy')}
        </button>
        <button
          type="button"
          onClick={() => sharePage({ url, title: t('shareTitle', { name }), text: '' }, words)}
          className={buttonClass('line', 'row')}
        >
          {t('share')}
        </button>
        <button type="button" onClick={onDone} className={buttonClass('line', 'row')}>
          {t('done')}
        </button>
      </div>
    </div>
  );
}
