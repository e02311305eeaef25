import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import type { TopicDetail, TopicMember } from '@/lib/community/topic/contract';
import { Link } from '@/lib/platform/i18n/link';

/** Who runs a channel, and its stars, as a row to scroll. */
export function ChannelPeople({ host, stars }: Pick<TopicDetail, 'host' | 'stars'>) {
  const t = useTranslations('topicPage.channel');
  const people = [...(host ? [host] : []), ...stars];
  if (people.length === 0) return null;
  return (
    <section aria-label={t('people')} className="mt-3 border-t border-line pt-3">
      <ul className="rail -mx-gutter gap-2 px-gutter md:mx-0 md:px-0">
        {people.map((person) => (
          <li key={person.userId} className="flex-none">
            <Person person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person: { userId, nickname, avatar, verification, role } }: { person: TopicMember }) {
  const t = useTranslations('topicPage.roles');
  return (
    <Link
      href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
      className="group flex min-h-11 max-w-56 items-center gap-2.5 rounded-full border border-line py-1 pr-4 pl-1 transition-colors hover:border-ink-3"
    >
      <Avatar picture={avatar} size={28} />
      <span className="min-w-0">
        <CardPersonName name={nickname} verification={verification} className="text-sm leading-4.5 font-semibold" />
        <span className={`block text-xs leading-4 ${role === 'host' ? 'text-accent' : 'text-ink-3'}`}>{t(role)}</span>
      </span>
    </Link>
  );
}
