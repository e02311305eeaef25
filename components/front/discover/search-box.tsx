'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { SearchForm } from '@/components/ui/search-form';
import { searchLimits } from '@/lib/base/search/codes';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { optionId, SearchSuggestions } from './search-suggestions';
import { useSearchBox } from './use-search-box';

/** The box of the search screen: a combobox whose list suggests names (WAI-ARIA, list with manual choice). */
export function SearchBox({ searched }: { searched: string }) {
  const t = useTranslations('discoverSearch.box');
  const language = useLanguage();
  const box = useSearchBox(searched);
  const { id, isOpen, active, isMissing } = box;
  return (
    <SearchForm
      // Before hydration the browser submits it.
      action={getPathname({ locale: language, href: '/Search' })}
      onSubmit={box.submit}
      className="relative max-w-180"
    >
      <div className="flex h-12 items-center rounded-full border border-line bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent has-[input[aria-invalid]]:border-danger">
        <ScreenIcon name="search" className="ml-4 size-5 flex-none text-ink-3" />
        <input
          ref={box.input}
          name="text"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}list` : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}missing` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={searchLimits.text}
          placeholder={t('placeholder')}
          className="h-full w-full min-w-0 bg-transparent px-3 text-lg outline-none placeholder:text-ink-3"
          {...box.handlers}
        />
        {box.text !== '' && (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={box.clear}
            className="grid size-11 flex-none noscript:hidden place-items-center text-ink-3 hover:text-ink"
          >
            <Icon name="close" className="size-4.5" />
          </button>
        )}
        <button
          type="submit"
          className="min-h-11 flex-none rounded-full px-4 font-semibold text-accent hover:text-ink md:px-5"
        >
          {t('search')}
        </button>
      </div>
      <p id={`${id}missing`} role="alert" className="px-4 text-sm text-danger not-empty:pt-2">
        {isMissing ? t('required') : ''}
      </p>
      <SearchSuggestions id={id} isOpen={isOpen} typed={box.typed} list={box.list} active={active} onPick={box.pick} />
    </SearchForm>
  );
}
