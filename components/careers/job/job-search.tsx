'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { LiveSearch, useLiveSearch } from '@/components/ui/live-search';
import { searchLimits } from '@/lib/base/search/codes';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';

interface JobSearchProps {
  /** What is searched for now. */
  text: string;
  onSearch(text: string): void;
}

/** The search of jobs, as one types; the address and the chosen filters change it too. */
export function JobSearch({ text, onSearch }: JobSearchProps) {
  const t = useTranslations('jobList.search');
  const search = useLiveSearch(text);
  /** What the field itself has searched for: a letter that was typed since is not to be lost. */
  const own = useRef(text);
  useEffectOn(text, () => {
    if (text === own.current) return;
    own.current = text;
    search.setText(text);
  });
  useEffectOn(search.searched, (searched) => {
    if (searched === own.current) return;
    own.current = searched;
    onSearch(searched);
  });
  const words = { label: t('label'), placeholder: t('placeholder'), submit: t('submit'), clear: t('clear') };
  return <LiveSearch {...search} words={words} most={searchLimits.text} />;
}
