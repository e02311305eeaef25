'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChannelField, type FoundChannels, type PickedChannel } from '@/components/community/topic/card-channel-field';
import { StartFrame } from '@/components/people/verification/card-start-steps';
import { type DraftFields, DraftStartForm } from '@/components/works/work/card-draft-start';
import { editBroadcastPath, hostPath } from '@/lib/live/broadcast/client/addresses';
import { useBroadcastActs } from '@/lib/live/broadcast/client/own-broadcasts';
import { broadcastLimits } from '@/lib/live/broadcast/codes';
import { mayStart, type StartSteps } from '@/lib/people/verification/codes';
import { useDraftStart } from '@/lib/platform/client/use-draft-start';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

interface StartBroadcastProps {
  /** The channel that the address names; null for none. */
  channel: PickedChannel | null;
  /** The query of this page, by which it names one. */
  query: string;
  steps: StartSteps;
  FoundTopics: FoundChannels;
}

/** The beginning of a broadcast: its title in one language and its channel make a draft. For verified people and companies. */
export function StartBroadcast({ steps, ...form }: StartBroadcastProps) {
  const t = useTranslations('broadcastEdit.start');
  return (
    <StartFrame title={t('title')} text={t(mayStart(steps) ? 'text' : 'needs')} steps={steps} query={form.query}>
      <StartForm {...form} />
    </StartFrame>
  );
}

function StartForm({ channel: first, query, FoundTopics }: Omit<StartBroadcastProps, 'steps'>) {
  const t = useTranslations('broadcastEdit');
  const language = useLanguage();
  const { create } = useBroadcastActs();
  const [channel, setChannel] = useState(first);
  const form = useDraftStart({
    key: `new-broadcast ${query}`,
    schema: () =>
      import('@/lib/live/broadcast/contract/own').then(({ createBroadcast }) =>
        createBroadcast.input.omit({ clientId: true }),
      ),
    rules: 'broadcastEdit.rules',
    values: { title: '', language, topicId: first?.id ?? '' } as DraftFields & { topicId: string },
    ...{ create, pathOf: editBroadcastPath, beside: channel, restore: setChannel },
  });
  function pick(picked: PickedChannel | null) {
    setChannel(picked);
    form.form.setValue('topicId', picked?.id ?? '');
  }
  return (
    <DraftStartForm
      form={form}
      words="broadcastEdit.start"
      hint={t('fields.titleHint', { max: broadcastLimits.title })}
      drafts={{ most: broadcastLimits.unpublished, path: hostPath }}
      verification={{ code: 'Forbidden', words: t('start.verify') }}
      query={query}
      after={
        <ChannelField
          label={t('channel.label')}
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
