'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChannelField, type FoundChannels, type PickedChannel } from '@/components/community/topic/card-channel-field';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { type DraftFields, DraftStartForm } from '@/components/works/work/card-draft-start';
import { articlePath } from '@/lib/community/article/client/addresses';
import { useArticleActs } from '@/lib/community/article/client/own-articles';
import { articleLimits } from '@/lib/community/article/codes';
import { useDraftStart } from '@/lib/platform/client/use-draft-start';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

interface StartArticleProps {
  /** The channel that the address names; null for none. */
  channel: PickedChannel | null;
  /** The query of this page, by which it names one. */
  query: string;
  /** The person has no bound mobile number, without which nobody writes. */
  isPhoneNeeded: boolean;
  FoundTopics: FoundChannels;
}

/** The beginning of an article: its title in one language, and its channel, make a draft. */
export function StartArticle({ isPhoneNeeded, ...form }: StartArticleProps) {
  const t = useTranslations('articleEdit.start');
  return (
    <div className="mx-auto max-w-140">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-7 text-ink-2 text-pretty">{t('text')}</p>
      {isPhoneNeeded ? (
        <div className="rounded-md bg-sunk px-4 pt-3.5 pb-1.5">
          <p className="text-pretty">{t('phone')}</p>
          <NeedsPhone query={form.query} />
        </div>
      ) : (
        <StartForm {...form} />
      )}
    </div>
  );
}

function StartForm({ channel: first, query, FoundTopics }: Omit<StartArticleProps, 'isPhoneNeeded'>) {
  const t = useTranslations('articleEdit.channel');
  const language = useLanguage();
  const { create } = useArticleActs();
  const [channel, setChannel] = useState(first);
  const form = useDraftStart({
    key: `new-article ${query}`,
    schema: () =>
      import('@/lib/community/article/contract/own').then(({ createArticle }) =>
        createArticle.input.omit({ clientId: true }),
      ),
    rules: 'articleEdit.rules',
    values: { title: '', language, topicId: first?.id ?? '' } as DraftFields & { topicId: string },
    ...{ create, pathOf: (id: string) => `${articlePath(id)}/edit`, beside: channel, restore: setChannel },
  });
  function pick(picked: PickedChannel | null) {
    setChannel(picked);
    form.form.setValue('topicId', picked?.id ?? '');
  }
  return (
    <DraftStartForm
      form={form}
      words="articleEdit.start"
      drafts={{ most: articleLimits.unpublished, path: '/MyMaJiang/articles' }}
      query={query}
      after={
        <ChannelField
          label={t('label')}
          hint={t('hint')}
          channel={channel}
          error={form.errorOf('topicId')}
          FoundTopics={FoundTopics}
          onPick={pick}
        />
      }
    />
  );
}
