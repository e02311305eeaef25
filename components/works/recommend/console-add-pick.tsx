'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { TextField } from '@/components/ui/text-field';
import { workIdIn } from '@/lib/works/recommend/rules/work-address';

interface AddPickProps {
  /** Initial value of the field. */
  first: string;
  isActing: boolean;
  /** Resolves to whether it was added. */
  onAdd(id: string): Promise<boolean>;
}

/** Takes the address or id of a work, and adds it at the end of the month. */
export function AddPick({ first, isActing, onAdd }: AddPickProps) {
  const t = useTranslations('recommendConsole');
  const [written, setWritten] = useState(first);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const id = workIdIn(written);
    if (id === '' || id.length > 64) setError(t('noAddress'));
    else if (await onAdd(id)) setWritten('');
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-160">
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={error}
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
          setError(undefined);
        }}
        autoComplete="off"
        after={
          <button type="submit" aria-disabled={isActing} className={`mr-1.5 flex-none ${consoleButton('ink')}`}>
            {t('add')}
          </button>
        }
      />
    </form>
  );
}
