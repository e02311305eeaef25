'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { type ArticleChoice, isSameTag } from '@/lib/community/article/client/addresses';
import { articleSubjectsQuery } from '@/lib/community/article/client/articles';
import { articleOrders } from '@/lib/community/article/codes';
import type { ArticleSubjects } from '@/lib/community/article/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

interface IndexFiltersProps {
  choice: ArticleChoice;
  /** Of all channels. */
  subjects: ArticleSubjects;
  onChoose(change: Partial<ArticleChoice>): void;
}

/** What the list of articles can be filtered by: channels, the tags of all or of the chosen channel; and its order. */
export function IndexFilters({ choice, subjects, onChoose }: IndexFiltersProps) {
  const t = useTranslations('article.index');
  const { data: ofChannel } = useQuery({ ...articleSubjectsQuery(choice.topicId), enabled: choice.topicId !== '' });
  const tags = (choice.topicId === '' ? subjects : ofChannel)?.tags.map(({ tag }) => tag) ?? [];
  const isListed = tags.some((tag) => isSameTag(tag, choice.tag));
  return (
    <div className="wrap mt-5 space-y-2 md:mt-8 noscript:hidden">
      <Channels choice={choice} subjects={subjects} onChoose={onChoose} />
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('tags')}</legend>
        <div className="rail -mx-gutter min-h-11 gap-1 px-gutter md:mx-0 md:px-0">
          {(choice.tag === '' || isListed ? tags : [choice.tag, ...tags]).map((tag) => {
            const isPressed = isSameTag(tag, choice.tag);
            return (
              <button
                key={tag}
                type="button"
                aria-pressed={isPressed}
                onClick={() => onChoose({ tag: isPressed ? '' : tag })}
                className="min-h-11 flex-none whitespace-nowrap rounded-full px-3 first:not-aria-pressed:-ml-3 text-ink-2 text-sm transition-colors hover:text-ink aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent"
              >
                # {tag}
              </button>
            );
          })}
        </div>
      </fieldset>
      <fieldset className="rail gap-5 border-line border-b">
        <legend className="sr-only">{t('order')}</legend>
        {articleOrders.map((order) => (
          <button
            key={order}
            type="button"
            aria-pressed={choice.order === order}
            onClick={() => onChoose({ order })}
            className="min-h-11 min-w-11 flex-none whitespace-nowrap text-start text-ink-3 transition-colors aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {t(`orders.${order}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Channels({ choice, subjects, onChoose }: IndexFiltersProps) {
  const t = useTranslations('article.index');
  const textLanguage = useTextLanguage();
  const isListed = choice.topicId === '' || subjects.topics.some(({ id }) => id === choice.topicId);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('channels')}</legend>
      <div className="rail -mx-gutter gap-2 px-gutter md:mx-0 md:px-0">
        <ChoiceChip isPressed={choice.topicId === ''} onPress={() => onChoose({ topicId: '', tag: '' })}>
          {t('allChannels')}
        </ChoiceChip>
        {!isListed && (
          <ChoiceChip isPressed onPress={() => onChoose({ topicId: '', tag: '' })}>
            {t('otherChannel')}
          </ChoiceChip>
        )}
        {subjects.topics.map(({ id, title, titleLanguage }) => (
          <ChoiceChip
            key={id}
            isPressed={choice.topicId === id}
            // Its tags are others.
            onPress={() => onChoose({ topicId: choice.topicId === id ? '' : id, tag: '' })}
          >
            <span lang={textLanguage(titleLanguage)}>{title}</span>
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
