'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import type { ReviewReasons } from '@/components/base/staff/card-review';
import { ReviewDecision } from '@/components/base/staff/card-review-decision';
import { ReviewPage, useReviewed } from '@/components/base/staff/card-review-page';
import { topicReview } from '@/lib/community/topic/client/console';
import type { TopicForReview } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { statesBefore } from '@/lib/community/topic/rules/transitions';
import { Link } from '@/lib/platform/i18n/link';
import { TopicFacts } from './console-facts';
import { TopicPictures } from './console-pictures';
import { TopicTexts } from './console-texts';

interface TopicConsoleProps {
  topic: TopicForReview;
  reasons: ReviewReasons;
}

/** One channel in the console: its pictures, its texts, its data, and the decision. */
export function TopicConsole({ topic: first, reasons }: TopicConsoleProps) {
  const words = useTranslations('topicConsole');
  const { thing: topic, isGone } = useReviewed(topicReview.get, first);
  const desk = `/topicManage/${encodeURIComponent(topic.id)}`;
  return (
    <ReviewPage
      section="channels"
      title={topic.name}
      {...{ isGone, words }}
      decision={
        <ReviewDecision
          thing={topic}
          calls={topicReview}
          path={channelPath(topic.id)}
          links={
            <Link href={desk} className={consoleButton()}>
              {words('manage')}
            </Link>
          }
          notice={topic.host === null && <Hostless members={`${desk}/members`} />}
          said={{ ListFull: words('hostFull') }}
          {...{ statesBefore, words, reasons }}
        />
      }
    >
      <TopicPictures topic={topic} />
      <TopicTexts topic={topic} />
      <TopicFacts topic={topic} />
    </ReviewPage>
  );
}

function Hostless({ members }: { members: string }) {
  const t = useTranslations('topicConsole');
  return (
    <p className="mb-4 border-danger border-l-2 bg-sunk px-3 py-2 text-sm text-pretty">
      {t('hostless')}{' '}
      <Link href={members} className="underline underline-offset-4">
        {t('nameHost')}
      </Link>
    </p>
  );
}
