'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contestPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { CategoryFacts } from './edit-category';
import { EnterBegin, type EnteredWork } from './enter-begin';
import { EnterTimeLeft } from './enter-time-left';

interface EnterOpenProps {
  contest: ContestDetail;
  work: EnteredWork | null;
  /** The server's time, in ms. */
  now: number;
}

/** An open contest: its dates, its categories with their fees, what to have at hand, and the beginning. */
export function EnterOpen({ contest, work, now }: EnterOpenProps) {
  const t = useTranslations('entryEdit.enter');
  const { name, enrolEndTime, resultsTime, categories } = contest;
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-x-4 text-lg tabular-nums">
        <EnterTimeLeft until={enrolEndTime} now={now} />
      </p>
      {resultsTime && (
        <p className="mt-0.5 text-ink-2 tabular-nums">
          {t('results', { time: formatDate(Date.parse(resultsTime), { withTime: true }) })}
        </p>
      )}
      <Part title={t('categories')}>
        <ul className="border-line border-t">
          {categories.map((category) => (
            <li key={category.id} className="flex min-h-16 items-center border-line border-b py-2.5">
              <CategoryFacts {...{ category, now }} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('needs')}>
        <ol className="flex list-decimal flex-col gap-1 pl-5 text-ink-2 marker:text-ink-3">
          {(['work', 'texts', 'team', 'terms'] as const).map((need) => (
            <li key={need} className="pl-1 text-pretty">
              {t(`need.${need}`)}
            </li>
          ))}
        </ol>
        <p className="mt-2">
          <Link
            href={contestPartPath(name, 'terms')}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink-2"
          >
            {t('terms')}
          </Link>
        </p>
      </Part>
      <EnterBegin {...{ name, work }} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}
