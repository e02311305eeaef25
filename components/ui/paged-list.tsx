'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ConnectionError } from '@/lib/platform/client/errors';
import type { Page } from '@/lib/platform/shared/wire';
import { buttonClass } from './button-class';
import { Notice } from './notice';
import { useNearEnd } from './use-near-end';

export interface PagedListWords {
  loading: string;
  /** On the button that loads the next page. */
  more: string;
  /** At the end of the list. */
  end: string;
  /** Without a connection, with what to do. */
  offline: string;
  /** After a server error, with what to do. */
  failed: string;
  retry: string;
}

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<Pick<Page<Item>, 'list'>>>;
  keyOf(item: Item): string;
  /** One item; `index` counts over all pages. */
  children(item: Item, index: number): ReactNode;
  /** Placeholder of an item. */
  skeleton: ReactNode;
  skeletons: number;
  /** Shown instead of a list without items. */
  empty: ReactNode;
  /** Called once, when the end of the last page is reached. */
  onEnd(): void;
  /** More follows on the page, so that its end is not said. */
  isPart?: boolean;
  /** The layout of the items. */
  className: string;
  words: PagedListWords;
}

/** A list that loads more near its end, with all its states. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, keyOf, children, skeleton, skeletons, empty, className, words } = props;
  const coming = [...Array(skeletons).keys()].map((place) => <li key={`coming ${place}`}>{skeleton}</li>);
  if (!query.data) {
    if (query.isError) return <Failure error={query.error} retry={() => query.refetch()} words={words} />;
    return (
      <ul aria-busy="true" aria-label={words.loading} className={className}>
        {coming}
      </ul>
    );
  }
  // An item that moved between two fetches may be in two pages.
  const items = new Map(query.data.pages.flatMap((page) => page.list.map((item) => [keyOf(item), item])));
  // A page may be empty though more follow, if its items were removed.
  if (items.size === 0 && !query.hasNextPage) return empty;
  return (
    <>
      <ul aria-busy={query.isFetchingNextPage} className={className}>
        {[...items].map(([key, item], index) => (
          <li key={key}>{children(item, index)}</li>
        ))}
        {query.isFetchingNextPage && coming}
      </ul>
      <Tail {...props} length={items.size} />
    </>
  );
}

/** Below the items: the button for more, an error, or the end of the list. */
function Tail<Item>({ query, onEnd, words, length, isPart }: PagedListProps<Item> & { length: number }) {
  const element = useRef<HTMLDivElement>(null);
  const told = useRef(false);
  useNearEnd(element, length, () => {
    if (query.hasNextPage && !query.isFetching && !query.isFetchNextPageError) query.fetchNextPage();
    if (query.hasNextPage || isPart || told.current || window.scrollY === 0) return;
    told.current = true;
    onEnd();
  });
  if (query.isFetchNextPageError) {
    return <Failure error={query.error} retry={() => query.fetchNextPage()} words={words} />;
  }
  if (isPart && !query.hasNextPage) return null;
  return (
    <div ref={element} className="flex min-h-24 items-center justify-center pt-4 text-sm text-ink-3">
      {query.hasNextPage ? (
        <button
          type="button"
          disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
          className={`noscript:hidden ${buttonClass('line')}`}
        >
          {query.isFetchingNextPage ? words.loading : words.more}
        </button>
      ) : (
        <p>{words.end}</p>
      )}
    </div>
  );
}

function Failure({ error, retry, words }: { error: Error | null; retry(): void; words: PagedListWords }) {
  return (
    <Notice title={error instanceof ConnectionError ? words.offline : words.failed} role="alert">
      <button type="button" onClick={retry} className={buttonClass('ink')}>
        {words.retry}
      </button>
    </Notice>
  );
}
