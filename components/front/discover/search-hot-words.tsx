import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { SearchLink } from './search-link';

/** Popular searches, the first three emphasised. Nothing without any. */
export function HotWords({ words }: { words: string[] }) {
  const t = useTranslations('discoverSearch.hot');
  const id = useId();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="flex min-h-11 items-center text-lg">
        {t('title')}
      </h2>
      <ol className="grid grid-cols-2 gap-x-6 md:grid-cols-[repeat(2,minmax(0,20rem))]">
        {words.map((word, index) => (
          <li key={word}>
            <SearchLink text={word} className="flex min-h-11 items-center gap-3 hover:text-ink-2">
              <span
                aria-hidden="true"
                className={`w-5 flex-none text-center text-sm tabular-nums ${index < 3 ? 'font-bold text-accent' : 'text-ink-3'}`}
              >
                {index + 1}
              </span>
              <span className="truncate">{word}</span>
            </SearchLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
