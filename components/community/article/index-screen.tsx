'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import {
  type ArticleChoice,
  choiceNames,
  choiceOf,
  everything,
  isFiltered,
  queryWith,
} from '@/lib/community/article/client/addresses';
import type { ArticleItem, ArticleSubjects } from '@/lib/community/article/contract';
import { useKeptPlace } from '@/lib/platform/client/use-kept-place';
import { useKeptState } from '@/lib/platform/client/use-kept-state';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { Link } from '@/lib/platform/i18n/link';
import type { Page } from '@/lib/platform/shared/wire';
import { CardArticleLead } from './card-article';
import { ArticleCorner } from './card-article-list';
import { IndexFilters } from './index-filters';
import { IndexList } from './index-list';

interface IndexScreenProps {
  /** The first page of all articles, which is in the HTML. */
  first: Page<ArticleItem>;
  /** The one that stands above all; null for none. */
  featured: ArticleItem | null;
  /** Of all channels. */
  subjects: ArticleSubjects;
}

/**
 * All articles, by channel and tag (specification section 2, /articleIndex). The cached page is unfiltered. The address
 * holds the choice, and the screen keeps it, its list and its place when it is left.
 */
export function IndexScreen({ first, featured, subjects }: IndexScreenProps) {
  const t = useTranslations('article.index');
  const title = useId();
  const [choice, keepChoice] = useKeptState('articles', everything);
  useKeptPlace('articles', String(queryWith(new URLSearchParams(), choice)));

  function choose(change: Partial<ArticleChoice>) {
    const next = { ...choice, ...change };
    keepChoice(next);
    writeAddress(next);
  }

  return (
    <div className="pt-5 pb-12 md:pt-8" data-sleeps="painted">
      <Suspense>
        <AddressWatch kept={choice} onChoice={keepChoice} />
      </Suspense>
      <div className="wrap flex items-start justify-between gap-x-4">
        <div>
          <h1 className="text-2xl md:text-hero">{t('heading')}</h1>
          <p className="mt-1 text-ink-2 text-pretty">{t('intro')}</p>
        </div>
        <Link href="/articleIndex/new" rel="nofollow" className={`flex-none ${buttonClass('accent')}`}>
          {t('write')}
        </Link>
      </div>
      {featured && !isFiltered(choice) && (
        <div className="wrap mt-5 in-data-chosen:hidden md:mt-8">
          <CardArticleLead article={featured} corner={<ArticleCorner article={featured} />} />
        </div>
      )}
      <IndexFilters choice={choice} subjects={subjects} onChoose={choose} />
      <section aria-labelledby={title} className="wrap min-h-[60dvh] pt-6 [overflow-anchor:none] md:pt-8">
        <h2 id={title} className="sr-only">
          {t('list')}
        </h2>
        <IndexList choice={choice} first={first} featured={featured} onClear={() => choose({ topicId: '', tag: '' })} />
      </section>
    </div>
  );
}

function writeAddress(choice: ArticleChoice) {
  const address = new URL(location.href);
  address.search = String(queryWith(address.searchParams, choice));
  // Without a state object the router adopts the address. The hash with the language stays in it.
  history.replaceState(null, '', address);
}

interface AddressWatchProps {
  kept: ArticleChoice;
  onChoice(choice: ArticleChoice): void;
}

/**
 * Reports the choice in the address, again after each change; an address without one is given the kept choice. Reads the
 * query, hence the Suspense around it.
 */
function AddressWatch({ kept, onChoice }: AddressWatchProps) {
  const query = useSearchParams().toString();
  // Before painting: the list of all must not flash.
  useLayoutEffectOn(query, () => {
    const asked = new URLSearchParams(query);
    if (choiceNames.some((name) => asked.has(name))) onChoice(choiceOf(asked));
    else if (choiceNames.some((name) => kept[name] !== everything[name])) writeAddress(kept);
    delete document.documentElement.dataset.chosen;
  });
  return null;
}
