import { useLocale, useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { SearchForm } from '@/components/ui/search-form';
import { searchLimits } from '@/lib/base/search/codes';
import { Link } from '@/lib/platform/i18n/link';
import { getPathname } from '@/lib/platform/i18n/navigation';

/** A form that leads to /Search without a script, and popular searches. An empty search leads there too. */
export function FindSearch({ hotWords }: { hotWords: string[] }) {
  const t = useTranslations('discoverFind.search');
  const locale = useLocale();
  return (
    <div className="mt-4 md:max-w-180">
      <SearchForm
        action={getPathname({ locale, href: '/Search' })}
        className="flex h-13 items-center rounded-full border border-line bg-surface pr-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
      >
        <ScreenIcon name="search" className="ml-4.5 size-5 flex-none text-ink-3" />
        <input
          type="search"
          name="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchLimits.text}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className="h-full w-full min-w-0 appearance-none bg-transparent px-3 text-lg outline-none placeholder:text-ink-3"
        />
        <button
          type="submit"
          className="h-11 flex-none rounded-full bg-accent px-5 font-semibold whitespace-nowrap text-accent-ink"
        >
          {t('go')}
        </button>
      </SearchForm>
      {hotWords.length > 0 && <HotWords words={hotWords} />}
    </div>
  );
}

function HotWords({ words }: { words: string[] }) {
  const t = useTranslations('discoverFind.search');
  return (
    <nav aria-label={t('hotWords')} className="mt-2">
      <ul className="rail -mx-gutter gap-x-1 px-[calc(var(--spacing-gutter)-10px)] md:mx-0 md:flex-wrap md:px-0">
        {words.map((word) => (
          <li key={word} className="flex-none">
            <Link
              href={`/Search?text=${encodeURIComponent(word)}`}
              className="flex min-h-11 items-center rounded-full px-2.5 text-sm text-ink-2 -outline-offset-4 transition-colors hover:text-ink"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
