import { useTranslations } from 'next-intl';
import type { Suggestion } from '@/lib/base/search/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { Marked } from './search-marked';

interface SearchSuggestionsProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  isOpen: boolean;
  /** The text that the suggestions are for, marked in them. */
  typed: string;
  list: readonly Suggestion[];
  /** Index of the active suggestion; -1 for none. */
  active: number;
  onPick(suggestion: Suggestion): void;
}

export const optionId = (id: string, index: number) => `${id}option-${index}`;

/** The list below the box. The focus stays in the box, which names the active suggestion. */
export function SearchSuggestions({ id, isOpen, typed, list, active, onPick }: SearchSuggestionsProps) {
  const t = useTranslations('discoverSearch');
  const textLanguage = useTextLanguage();
  return (
    <>
      {isOpen && (
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={t('suggestions.label')}
          className="absolute inset-x-0 top-14 z-5 overflow-hidden rounded-md border border-line bg-surface py-1"
        >
          {list.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which keeps the focus
            <div
              key={`${suggestion.kind} ${suggestion.text}`}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              // A press must not take the focus from the box.
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(suggestion)}
              className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 hover:bg-sunk aria-selected:bg-sunk"
            >
              <span lang={textLanguage(suggestion.textLanguage)} className="truncate">
                <Marked text={suggestion.text} searched={typed} />
              </span>
              <span className="flex-none text-sm text-ink-3">{t(`kind.${suggestion.kind}`)}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen ? t('suggestions.count', { count: list.length }) : ''}
      </p>
    </>
  );
}
