import { useLocale } from 'next-intl';
import { languageNames, translate } from '@/lib/platform/shared/language';

interface RateListProps {
  /** As staff entered them; without English ones, the Chinese ones with `lang`. */
  items: readonly { zh: string; en: string }[];
}

/** What an advertiser must supply or know. */
export function RateList({ items }: RateListProps) {
  const language = useLocale();
  return (
    <ul className="border-t border-line">
      {items.map(({ zh, en }) => {
        const shown = translate(zh, en, language);
        return (
          <li
            key={zh}
            lang={shown.language === language ? undefined : languageNames[shown.language].html}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-b border-line py-4 text-pretty before:mt-2 before:size-2 before:rounded-full before:bg-accent md:text-lg"
          >
            {shown.text}
          </li>
        );
      })}
    </ul>
  );
}
