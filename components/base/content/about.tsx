import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AboutData, ContentPage } from '@/lib/base/content/contract';
import { languageNames } from '@/lib/platform/shared/language';
import { AboutFigures } from './about-figures';
import { Bilingual } from './bilingual';
import { besideText } from './legal-head';
import { Letter } from './letter';

interface AboutProps {
  page: ContentPage;
  data: AboutData;
}

/** Who we are (specification section 2, /About): figures, what editors have written, milestones, team, partners. */
export function About({ page, data }: AboutProps) {
  const t = useTranslations('content.about');
  const lang = useLocale() === page.language ? undefined : languageNames[page.language].html;
  const { figures, milestones, team, partners } = data;
  return (
    <article className="wrap pt-10 pb-16 md:pt-16">
      <h1 lang={lang} className="text-display">
        {page.title}
      </h1>
      <AboutFigures figures={figures} label={t('figures')} />
      <div className={`mt-12 md:mt-20 ${besideText}`}>
        <div className="lg:col-start-2">
          <Letter page={page} />
        </div>
      </div>
      {milestones.length > 0 && (
        <Part id="milestones" title={t('milestones')}>
          <Milestones milestones={milestones} />
        </Part>
      )}
      {team.length > 0 && (
        <Part id="team" title={t('team')}>
          <Team team={team} />
        </Part>
      )}
      {partners.length > 0 && (
        <Part id="partners" title={t('partners')}>
          <Partners partners={partners} />
        </Part>
      )}
    </article>
  );
}

/** A part with its title above it or, on a wide screen, beside it. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`mt-16 md:mt-20 ${besideText}`}>
      <h2 id={id} className="mb-4 scroll-mt-[calc(var(--spacing-head)+16px)] text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Milestones({ milestones }: Pick<AboutData, 'milestones'>) {
  return (
    <ol className="border-line border-t">
      {milestones.map(({ year, text }) => (
        <li
          key={`${year} ${text.zh}`}
          className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-line border-b py-4 md:grid-cols-[7rem_1fr]"
        >
          <span className="font-semibold text-lg tabular-nums">{year}</span>
          <span className="pt-0.5 text-ink-2">
            <Bilingual of={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Team({ team }: Pick<AboutData, 'team'>) {
  return (
    <ul className="grid gap-x-10 border-line border-t md:grid-cols-2">
      {team.map(({ name, role }) => (
        <li key={name.zh} className="border-line border-b py-4">
          <h3 className="text-lg">
            <Bilingual of={name} />
          </h3>
          <p className="mt-0.5 text-ink-2">
            <Bilingual of={role} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Partners({ partners }: Pick<AboutData, 'partners'>) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 border-line border-t md:grid-cols-3">
      {partners.map(({ name, url }) => (
        <li key={name.zh} className="flex min-h-14 items-center border-line border-b">
          {url ? (
            <a href={url} rel="noopener" className="flex min-h-11 items-center underline underline-offset-4">
              <Bilingual of={name} />
            </a>
          ) : (
            <Bilingual of={name} />
          )}
        </li>
      ))}
    </ul>
  );
}
