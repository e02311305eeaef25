'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useId, useState } from 'react';
import { choiceOf, everything, queryWith } from '@/lib/front/discover/client/browse-address';
import type { DictionaryEntry } from '@/lib/people/person/contract';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import type { Page } from '@/lib/platform/shared/wire';
import type { BrowseQuery } from '@/lib/works/recommend/contract';
import type { VideoItem } from '@/lib/works/work/contract';
import { TypeChosen } from './type-chosen';
import { TypeFilters } from './type-filters';
import { TypeList } from './type-list';

interface TypeScreenProps {
  /** The first page of all works, which is in the HTML. */
  first: Page<VideoItem>;
  industries: DictionaryEntry[];
}

/**
 * All works with filters (specification section 2, /type). The cached page is unfiltered. The address holds the
 * filters, so that they can be shared and restored.
 */
export function TypeScreen({ first, industries }: TypeScreenProps) {
  const t = useTranslations('discoverType');
  const title = useId();
  const [choice, setChoice] = useState(everything);

  function choose(change: Partial<BrowseQuery>) {
    const next = { ...choice, ...change };
    setChoice(next);
    const address = new URL(location.href);
    address.search = String(queryWith(address.searchParams, next));
    // Without a state object the router adopts the address. The hash with the language stays in it.
    history.replaceState(null, '', address);
  }

  const parts = { choice, industries, onChoose: choose };
  return (
    <div className="pt-5 pb-12" data-sleeps="painted">
      <Suspense>
        <AddressWatch industries={industries} onChoice={setChoice} />
      </Suspense>
      <div className="wrap">
        <h1 className="text-2xl">{t('heading')}</h1>
        <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
      </div>
      <TypeFilters {...parts} />
      <TypeChosen {...parts} />
      <section aria-labelledby={title} className="wrap min-h-[60dvh] pt-4 [overflow-anchor:none]">
        <h2 id={title} className="sr-only">
          {t('list')}
        </h2>
        <TypeList choice={choice} first={first} onClear={() => choose({ ...everything, order: choice.order })} />
      </section>
    </div>
  );
}

interface AddressWatchProps extends Pick<TypeScreenProps, 'industries'> {
  onChoice(choice: BrowseQuery): void;
}

/** Reports the filters of the address, again after each change. Reads the query, hence the Suspense around it. */
function AddressWatch({ industries, onChoice }: AddressWatchProps) {
  const query = useSearchParams().toString();
  // Before painting: the unfiltered list must not flash.
  useLayoutEffectOn(query, () => {
    const ids = industries.map(({ id }) => id);
    onChoice(choiceOf(new URLSearchParams(query), ids));
    delete document.documentElement.dataset.chosen;
  });
  return null;
}
