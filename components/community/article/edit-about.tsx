'use client';

import { useTranslations } from 'next-intl';
import { ChannelField, type FoundChannels } from '@/components/community/topic/card-channel-field';
import { ChipField } from '@/components/ui/chip-field';
import { articleLimits } from '@/lib/community/article/codes';
import { tagKey } from '@/lib/platform/shared/tag-key';
import { useRuleOf } from './edit-rules';
import type { EditedArticle } from './edit-state';

interface EditAboutProps {
  article: EditedArticle;
  FoundTopics: FoundChannels;
}

/** By what an article is found: its tags and its channel. */
export function EditAbout({ article, FoundTopics }: EditAboutProps) {
  const t = useTranslations('articleEdit.fields');
  const channel = useTranslations('articleEdit.channel');
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
        label={channel('label')}
        hint={channel('hint')}
        channel={topicId === '' ? null : { id: topicId, title: topicTitle }}
        error={ruleOf('topicId')}
        FoundTopics={FoundTopics}
        onPick={(picked) => article.change({ topicId: picked?.id ?? '', topicTitle: picked?.title ?? '' })}
      />
    </div>
  );
}
