import { useTranslations } from 'next-intl';
import { CardVideo } from '@/components/works/work/card-video';
import type { ApplicationDetail } from '@/lib/careers/application/contract';

/** The works that the applicant chose, and those that credit them by name, with what they did. */
export function OneWorks({ application: { works, credits } }: { application: ApplicationDetail }) {
  const t = useTranslations('applicationDesk.one');
  const roleOf = useTranslations('work.credits.roleNames');
  return (
    <div className="mt-7 space-y-7">
      <section>
        <h2 className="mb-3 text-lg">{t('works')}</h2>
        {works.length === 0 && <p className="text-ink-3">{t('noWorks')}</p>}
        <ol className={grid}>
          {works.map((work) => (
            <li key={work.videoId}>
              <CardVideo video={work} />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className="mb-3 text-lg">{t('credits')}</h2>
        {credits.length === 0 && <p className="text-ink-3">{t('noCredits')}</p>}
        <ul className={grid}>
          {credits.map(({ work, roles }) => (
            <li key={work.videoId}>
              <CardVideo video={work} />
              <p className="mt-1 text-ink-2 text-sm">{roles.map((role) => roleOf(role)).join(' · ')}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const grid = 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5';
