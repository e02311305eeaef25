'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChannelField, type FoundChannels, type PickedChannel } from '@/components/community/topic/card-channel-field';
import { StartFrame } from '@/components/people/verification/card-start-steps';
import { type DraftFields, DraftStartForm } from '@/components/works/work/card-draft-start';
import { editActivityPath, ownActivitiesPath } from '@/lib/events/activity/client/addresses';
import { useActivityActs } from '@/lib/events/activity/client/own-activities';
import { type ActivityCategory, activityCategory, activityLimits } from '@/lib/events/activity/codes';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { useDraftStart } from '@/lib/platform/client/use-draft-start';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { KindField } from './kind-field';

interface StartActivityProps {
  /** The channel that the address names; null for none. */
  channel: PickedChannel | null;
  /** The query of this page, by which it names one. */
  query: string;
  steps: StartSteps;
  FoundTopics: FoundChannels;
}

/** The beginning of an activity: its title in one language, its kind and its channel make a draft. For verified companies. */
export function StartActivity({ steps, ...form }: StartActivityProps) {
  const t = useTranslations('activityEdit.start');
  return (
    <StartFrame title={t('title')} text={t(mayStart(steps) ? 'text' : 'needs')} steps={steps} query={form.query}>
      <StartForm {...form} />
    </StartFrame>
  );
}

interface StartFields extends DraftFields {
  category: ActivityCategory;
  topicId: string;
}

function StartForm({ channel: first, query, FoundTopics }: Omit<StartActivityProps, 'steps'>) {
  const t = useTranslations('activityEdit');
  const language = useLanguage();
  const { create } = useActivityActs();
  const [channel, setChannel] = useState(first);
  const form = useDraftStart({
    key: `new-activity ${query}`,
    schema: () =>
      import('@/lib/events/activity/contract/own').then(({ createActivity }) =>
        createActivity.input.omit({ clientId: true }),
      ),
    rules: 'activityEdit.rules',
    values: { title: '', language, category: activityCategory.offline, topicId: first?.id ?? '' } as StartFields,
    ...{ create, pathOf: editActivityPath, beside: channel, restore: setChannel },
  });
  const category = Number(form.form.watch('category')) as ActivityCategory;
  function pick(picked: PickedChannel | null) {
    setChannel(picked);
    form.form.setValue('topicId', picked?.id ?? '');
  }
  return (
    <DraftStartForm
      form={form}
      words="activityEdit.start"
      hint={t('fields.titleHint', { max: activityLimits.title })}
      drafts={{ most: activityLimits.unpublished, path: ownActivitiesPath }}
      verification={{ code: 'Forbidden', words: t('start.verify') }}
      query={query}
      before={<KindField value={category} onChange={(kind) => form.form.setValue('category', kind)} />}
      after={
        <ChannelField
          label={t(category === activityCategory.contest ? 'channel.needed' : 'channel.label')}
          hint={t('channel.hint')}
          channel={channel}
          error={form.errorOf('topicId')}
          FoundTopics={FoundTopics}
          onPick={pick}
        />
      }
    />
  );
}
