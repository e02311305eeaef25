import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { buttonClass } from '@/components/ui/button-class';
import { deskPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastDetail } from '@/lib/live/broadcast/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';

/** What a broadcast is called, whose it is, and in which channel. */
export function BroadcastHead({ broadcast }: { broadcast: BroadcastDetail }) {
  const t = useTranslations('broadcastPage');
  const textLanguage = useTextLanguage();
  const { topic, title, titleLanguage, host } = broadcast;
  return (
    <header className="max-md:mt-5">
      <p className="facts font-semibold text-ink-2 text-sm">
        <span>{t('kind')}</span>
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
      <h1 lang={textLanguage(titleLanguage)} className="mt-1.5 text-2xl text-balance lg:text-hero wrap-anywhere">
        {title}
      </h1>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          href={`/otherPeople?userId=${encodeURIComponent(host.userId)}`}
          className="flex min-h-11 min-w-0 items-center gap-3 hover:underline"
        >
          <Avatar picture={host.avatar} size={44} />
          <CardPersonName name={host.nickname} verification={host.verification} className="font-semibold" />
        </Link>
        <ManageLink broadcast={broadcast} />
      </div>
    </header>
  );
}

/** For its host, the way to its desk. */
function ManageLink({ broadcast: { id, host } }: { broadcast: BroadcastDetail }) {
  const t = useTranslations('broadcastPage');
  const isOwn = useSessionStore(({ peopleMessage }) => peopleMessage?.userId === host.userId);
  if (!isOwn) return null;
  return (
    <Link href={deskPath(id)} className={buttonClass('line', 'row')}>
      {t('manage')}
    </Link>
  );
}
