'use client';

import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { suggestionsQuery } from '@/lib/base/search/client/suggestions';
import type { Suggestion } from '@/lib/base/search/contract';
import { useSettled } from '@/lib/platform/client/use-settled';
import { closeSearch, openSearch } from './search-address';
import { tabOfKind } from './search-tabs';

/** The state of the search box; `searched` is the text of the address, which it shows whenever that changes. */
export function useSearchBox(searched: string) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [isComposing, setComposing] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [isMissing, setMissing] = useState(false);
  const typed = useSettled(isWanted && !isComposing ? text.trim() : null);
  const { data } = useQuery(suggestionsQuery(isWanted ? typed : ''));
  const list: readonly Suggestion[] = (text.trim() !== '' && data) || [];
  const isOpen = isWanted && list.length > 0;

  useEffect(() => setText(searched), [searched]);
  useEffect(() => {
    // Text typed before hydration counts as well.
    const early = input.current?.value;
    if (!early) return;
    setText(early);
    setWanted(input.current === document.activeElement);
  }, []);

  function close() {
    setWanted(false);
    setActive(-1);
  }

  function search(wish: string, suggestion?: Suggestion) {
    close();
    setText(wish);
    setMissing(wish === '');
    if (wish === '') return input.current?.focus();
    // An on-screen keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    openSearch(wish, suggestion && tabOfKind(suggestion.kind));
  }

  const handlers = {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value);
      setWanted(true);
      setActive(-1);
      setMissing(false);
    },
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
    onBlur: close,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Keys during composition belong to the input method; Safari marks the one that ends it by keyCode 229.
      if (event.nativeEvent.isComposing || event.keyCode === 229) {
        if (event.key === 'Enter') event.preventDefault();
        return;
      }
      const picked = list[active];
      if (event.key === 'Enter' && isOpen && picked) search(picked.text, picked);
      else if (event.key === 'Escape' && isOpen) close();
      else if (event.key === 'ArrowDown' && !isOpen && text.trim() !== '') setWanted(true);
      else if (event.key === 'ArrowDown' && isOpen) setActive(active + 1 < list.length ? active + 1 : -1);
      else if (event.key === 'ArrowUp' && isOpen) setActive(active < 0 ? list.length - 1 : active - 1);
      else return;
      event.preventDefault();
    },
  };

  return {
    id,
    input,
    text,
    typed,
    list,
    active,
    isOpen,
    isMissing,
    handlers,
    pick: (suggestion: Suggestion) => search(suggestion.text, suggestion),
    submit: (event: FormEvent) => {
      event.preventDefault();
      search(text.trim());
    },
    clear: () => {
      setText('');
      setMissing(false);
      close();
      input.current?.focus();
      if (searched !== '') closeSearch();
    },
  };
}
