import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import type { EntryAuthors } from '@/lib/events/judging/contract';
import { Link } from '@/lib/platform/i18n/link';

/** Who made an entry, in a contest that is not blind, and the way to its work. */
export function EntryMakers({ authors }: { authors: EntryAuthors }) {
  const t = useTranslations('judging.entry');
  const { people, teamName, workId } = authors;
  return (
    <section aria-label={t('authors')} className="mt-6 border-line border-t pt-4">
      <h2 className="text-lg">{t('authors')}</h2>
      {teamName && <p className="text-ink-2 wrap-anywhere">{t('team', { name: teamName })}</p>}
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {people.map(({ userId, nickname, avatar, verification }) => (
          <li key={userId}>
            <Link
              href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
              className="flex min-h-11 items-center gap-2.5 transition-colors hover:text-ink-2"
            >
              <Avatar picture={avatar} size={28} />
              <CardPersonName name={nickname} verification={verification} />
            </Link>
          </li>
        ))}
      </ul>
      {workId !== null && (
        <Link
          href={`/video/detail/${encodeURIComponent(workId)}`}
          className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-ink"
        >
          {t('work')}
        </Link>
      )}
    </section>
  );
}
