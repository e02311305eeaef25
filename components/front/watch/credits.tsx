import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Link } from '@/lib/platform/i18n/link';
import type { VideoDetail } from '@/lib/works/work/contract';

/** The other makers of a work and their roles; all have confirmed it. */
export function Credits({ credits }: Pick<VideoDetail, 'credits'>) {
  const t = useTranslations('watch');
  return (
    <section aria-labelledby="credits" className="mt-7">
      <h2 id="credits" className="mb-2 text-lg">
        {t('credits')}
      </h2>
      <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-8">
        {credits.map(({ userId, nickname, avatar, verification, roles }) => (
          <li key={userId} className="border-line border-b">
            <Link href={`/otherPeople?userId=${userId}`} className="flex min-h-15 items-center gap-3 py-2">
              <Avatar picture={avatar} size={28} />
              <span className="min-w-0">
                <CardPersonName name={nickname} verification={verification} className="font-semibold" />
                <span className="block text-ink-3 text-xs">
                  {roles.map((role) => t(`roles.${role}`)).join(t('and'))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
