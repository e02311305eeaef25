'use client';

import { type ReactNode, useState } from 'react';
import { useListWords } from '@/lib/platform/client/use-list-words';
import { type ListQuery, useOwnList } from '@/lib/platform/client/use-own-list';
import type { Page } from '@/lib/platform/shared/wire';
import { ChoiceChip } from './choice-chip';
import { PagedList } from './paged-list';

interface StatedListProps<Item extends { id: string }, State extends string> {
  /** Of all states, as it came with the screen. */
  first: Page<Item>;
  /** In the order in which a thing goes through them. */
  states: readonly State[];
  label: string;
  /** The name of a state; that of all for ''. */
  nameOf(state: NoInfer<State> | ''): string;
  /** Those in a state; all for ''. */
  queryOf(state: NoInfer<State> | ''): ListQuery<Item>;
  /** One item. */
  children(item: Item): ReactNode;
  /** Placeholder of an item. */
  skeleton: ReactNode;
  /** Shown instead of a list without items. */
  empty(isOfState: boolean): ReactNode;
  /** The layout of the items; two columns on a wide screen by default. */
  className?: string;
}

/** What one made, in all states or in one. */
export function StatedList<Item extends { id: string }, State extends string>(props: StatedListProps<Item, State>) {
  const { first, states, label, nameOf, queryOf, children, skeleton, empty } = props;
  // The page that came with the screen is outdated once another list was shown.
  const [shown, setShown] = useState<{ state: State | ''; first: Page<Item> | null }>({ state: '', first });
  const all: readonly (State | '')[] = ['', ...states];
  return (
    <>
      <fieldset className="rail -mx-gutter mt-4 mb-5 min-w-0 gap-2 px-gutter noscript:hidden">
        <legend className="sr-only">{label}</legend>
        {all.map((state) => (
          <ChoiceChip
            key={state}
            isPressed={state === shown.state}
            onPress={() => state !== shown.state && setShown({ state, first: null })}
          >
            {nameOf(state)}
          </ChoiceChip>
        ))}
      </fieldset>
      <PagedList
        query={useOwnList(queryOf(shown.state), shown.first)}
        keyOf={({ id }) => id}
        skeleton={skeleton}
        skeletons={6}
        empty={empty(shown.state !== '')}
        className={props.className ?? '-mt-4 gap-x-12 md:grid md:grid-cols-2 *:border-b *:border-line'}
        {...useListWords()}
      >
        {children}
      </PagedList>
    </>
  );
}
