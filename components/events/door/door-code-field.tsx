'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { TextField } from '@/components/ui/text-field';

/** Where a hand scanner types, which presses Enter at the end; it stays ready for the next one. */
export function DoorCodeField({ onCode }: { onCode(code: string): void }) {
  const t = useTranslations('door.code');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Under a finger it would open the keyboard.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);
  function submit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim();
    if (!input.current || !code) return;
    input.current.value = '';
    onCode(code);
  }
  return (
    <form onSubmit={submit} className="mt-5">
      <TextField
        ref={input}
        label={t('label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={600}
        after={
          <button type="submit" className={`mr-1 flex-none ${buttonClass('ink', 'row')} min-h-10`}>
            {t('submit')}
          </button>
        }
      />
    </form>
  );
}
