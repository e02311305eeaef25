'use client';

import { useTranslations } from 'next-intl';
import { ChipField } from '@/components/ui/chip-field';
import { articleLimits } from '@/lib/community/article/codes';
import { tagKey } from '@/lib/platform/shared/tag-key';
import { ChannelField } from './channel-field';
import type { FoundChannels } from './channel-sheet';
import { useRuleOf } from './edit-rules';
import type { EditedArticle } from './edit-state';

interface EditAboutProps {
  article: EditedArticle;
  FoundTopics: FoundChannels;
}

/** By what an article is found: its tags and its channel. */
export function EditAbout({ article, FoundTopics }: EditAboutProps) {
  const t = useTranslations('articleEdit.fields');
  const ruleOf = useRuleOf(article);
  const { tags, topicId, topicTitle } = article.values;
  return (
    <div className="flex flex-col gap-3">
      <ChipField
        label={t('tags')}
        chips={tags}
        onChange={(chips) => article.change({ tags: chips })}
        most={articleLimits.tags}
        maxLength={articleLimits.tag * 2}
        keyOf={tagKey}
        hint={t('tagsHint', { count: articleLimits.tags })}
        fullHint={t('tagsFull', { count: articleLimits.tags })}
        error={ruleOf('tags')}
        removeLabel={(name) => t('remove', { name })}
      />
      <ChannelField
        channel={topicId === '' ? null : { id: topicId, title: topicTitle }}
        error={ruleOf('topicId')}
        FoundTopics={FoundTopics}
        onPick={(channel) => article.change({ topicId: channel?.id ?? '', topicTitle: channel?.title ?? '' })}
      />
    </div>
  );
}
