'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { SearchForm } from '@/components/ui/search-form';
import { searchLimits } from '@/lib/base/search/codes';
import { useSettled } from '@/lib/platform/client/use-settled';

/** The text that filters the lists: as typed, and as queried after a pause. */
export function useSelectSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const searched = useSettled(isComposing ? null : text.trim());
  useEffect(() => {
    // Text typed before hydration counts as well.
    const early = input.current?.value;
    if (early) setText(early);
  }, []);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return { input, text, searched, setText, setComposing, clear };
}

/** The field that filters all lists by the titles of works. Picked works stay picked. */
export function SelectSearch({ input, text, setText, setComposing, clear }: ReturnType<typeof useSelectSearch>) {
  const t = useTranslations('centreSelect.search');
  return (
    <SearchForm
      onSubmit={(event) => {
        event.preventDefault();
        // The lists follow each letter; an on-screen keyboard would cover them.
        if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
      }}
      className="mt-4 mb-2 flex h-12 max-w-180 items-center rounded-full border border-line bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
    >
      <button
        type="submit"
        aria-label={t('submit')}
        className="ml-1 grid size-11 flex-none place-items-center rounded-full text-ink-3 hover:text-ink"
      >
        <ScreenIcon name="search" className="size-5" />
      </button>
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={searchLimits.text}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        className="h-full w-full min-w-0 appearance-none bg-transparent pr-3 pl-1 text-lg outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={clear}
          className="mr-1 grid size-11 flex-none place-items-center rounded-full text-ink-3 hover:text-ink"
        >
          <Icon name="close" className="size-4.5" />
        </button>
      )}
    </SearchForm>
  );
}
