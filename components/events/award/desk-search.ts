import { useTranslations } from 'next-intl';
import type { LiveSearchWords } from '@/components/ui/live-search';
import type { ChosenEntry } from '@/lib/events/award/contract';

/** The words of the field that looks for entries by number or title. */
export function useSearchWords(): LiveSearchWords {
  const t = useTranslations('awardDesk.search');
  return { label: t('label'), placeholder: t('placeholder'), submit: t('submit'), clear: t('clear') };
}

/** Whether a text is the number of an entry, or a part of its title. */
export function isCalled({ number, title }: Pick<ChosenEntry, 'number' | 'title'>, text: string): boolean {
  return (/^\d+$/.test(text) && Number(text) === number) || title.toLowerCase().includes(text.toLowerCase());
}
