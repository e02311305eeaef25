import { useTranslations } from 'next-intl';
import { CardVideo } from '@/components/works/work/card-video';
import type { CaseDetail, CaseWork } from '@/lib/careers/showcase/contract';
import { Link } from '@/lib/platform/i18n/link';

/** The works of a case, each with the people who confirmed that they had a part in it. */
export function CaseWorks({ works }: Pick<CaseDetail, 'works'>) {
  const t = useTranslations('showcase.page');
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="works" className="mt-14 border-line border-t pt-6">
      <h2 id="works" className="mb-5 text-xl md:text-2xl">
        {t('works')}
      </h2>
      <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {works.map((work) => (
          <li key={work.videoId}>
            <CardVideo video={work} />
            <Credits credits={work.credits} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Credits({ credits }: Pick<CaseWork, 'credits'>) {
  const t = useTranslations('showcase.page');
  const roleOf = useTranslations('work.credits.roleNames');
  if (credits.length === 0) return null;
  return (
    <ul aria-label={t('credits')} className="mt-2 text-ink-2 text-sm">
      {credits.map(({ userId, nickname, roles }) => (
        <li key={userId} className="flex flex-wrap gap-x-2">
          <span className="text-ink-3">{roles.map((role) => roleOf(role)).join(t('comma'))}</span>
          <Link
            href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
          >
            {nickname}
          </Link>
        </li>
      ))}
    </ul>
  );
}
