'use client';

import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { activityManagePath } from '@/lib/events/activity/client/addresses';
import type { ActivityDetail } from '@/lib/events/activity/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** What an activity is called, whose it is, and where it belongs. */
export function ActivityHead({ activity }: { activity: ActivityDetail }) {
  const kindOf = useTranslations('activity.category');
  const textLanguage = useTextLanguage();
  const { category, city, topic, title, titleLanguage, organiser } = activity;
  return (
    <header className="max-md:mt-5">
      <p className="facts font-semibold text-ink-2 text-sm">
        <span>{kindOf(`${category}`)}</span>
        {city && <span>{city}</span>}
        {topic && (
          <Link
            href={`/topicIntroduce?topicId=${encodeURIComponent(topic.id)}`}
            lang={textLanguage(topic.titleLanguage)}
            className="-my-3 inline-flex min-h-11 items-center text-accent hover:underline"
          >
            {topic.title}
          </Link>
        )}
      </p>
      <h1 lang={textLanguage(titleLanguage)} className="mt-1.5 text-hero wrap-anywhere">
        {title}
      </h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Link
          href={`/otherPeople?userId=${encodeURIComponent(organiser.userId)}`}
          className="flex min-h-11 min-w-0 items-center gap-3 hover:underline"
        >
          <Avatar picture={organiser.avatar} size={44} />
          <CardPersonName name={organiser.nickname} verification={organiser.verification} className="font-semibold" />
        </Link>
        <ManageLink activity={activity} />
      </div>
    </header>
  );
}

/** For its organiser, the way to its figures and its editor. */
function ManageLink({ activity: { id, organiser } }: { activity: ActivityDetail }) {
  const t = useTranslations('activityPage');
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === organiser.userId);
  if (!isOwn) return null;
  return (
    <Link href={activityManagePath(id)} className={buttonClass('line', 'row')}>
      {t('manage')}
    </Link>
  );
}
