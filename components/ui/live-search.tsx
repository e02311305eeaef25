'use client';

import { useEffect, useRef, useState } from 'react';
import { useSettled } from '@/lib/platform/client/use-settled';
import { Icon } from './icon';
import { ScreenIcon } from './screen-icon';
import { SearchForm } from './search-form';

/** The text that filters the lists: as typed, and as queried after a pause. `first` is what it begins with. */
export function useLiveSearch(first = '') {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
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

export interface LiveSearchWords {
  label: string;
  placeholder: string;
  submit: string;
  clear: string;
}

interface LiveSearchProps extends ReturnType<typeof useLiveSearch> {
  words: LiveSearchWords;
  /** Longest text. */
  most: number;
}

/** The field that filters a list as one types. */
export function LiveSearch({ input, text, setText, setComposing, clear, words, most }: LiveSearchProps) {
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
        aria-label={words.submit}
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
        maxLength={most}
        aria-label={words.label}
        placeholder={words.placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        className="h-full w-full min-w-0 appearance-none bg-transparent pr-3 pl-1 text-lg outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={words.clear}
          onClick={clear}
          className="mr-1 grid size-11 flex-none place-items-center rounded-full text-ink-3 hover:text-ink"
        >
          <Icon name="close" className="size-4.5" />
        </button>
      )}
    </SearchForm>
  );
}
