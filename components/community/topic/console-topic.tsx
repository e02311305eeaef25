'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import type { ReasonTexts } from '@/components/base/staff/card-reason';
import { getTopicForReview } from '@/lib/community/topic/client/console';
import type { TopicForReview } from '@/lib/community/topic/contract';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { TopicDecision } from './console-decision';
import { TopicFacts } from './console-facts';
import { TopicPictures } from './console-pictures';
import type { ReasonName } from './console-reasons';
import { TopicTexts } from './console-texts';

interface TopicConsoleProps {
  topic: TopicForReview;
  reasons: ReasonTexts<ReasonName>;
}

/** One channel in the console: its pictures, its texts, its data, and the decision. */
export function TopicConsole({ topic: first, reasons }: TopicConsoleProps) {
  const t = useTranslations('topicConsole');
  const { data: topic, error } = useQuery({
    queryKey: [getTopicForReview.path, first.id],
    queryFn: ({ signal }) => call(getTopicForReview, { id: first.id }, { signal, quiet: true }),
    initialData: first,
  });
  const page = { title: topic.name || t('untitled'), back: { href: '/staff/channels', label: t('title') } };
  if (error instanceof AnswerError && error.code === 'NullPointer') {
    return (
      <ConsolePage {...page}>
        <p className="text-ink-2">{t('gone')}</p>
      </ConsolePage>
    );
  }
  return (
    <ConsolePage
      {...page}
      actions={
        <a href="#decision" className={`lg:hidden ${consoleButton()}`}>
          {t('decision')}
        </a>
      }
    >
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <TopicPictures topic={topic} />
          <TopicTexts topic={topic} />
          <TopicFacts topic={topic} />
        </div>
        {/* A reason being written belongs to the state that the channel had. */}
        <TopicDecision key={topic.state} topic={topic} reasons={reasons} />
      </div>
    </ConsolePage>
  );
}
