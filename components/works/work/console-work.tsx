'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import type { ReasonTexts } from '@/components/base/staff/card-reason';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { getWorkForReview } from '@/lib/works/work/client/console';
import type { WorkForReview } from '@/lib/works/work/contract';
import { WorkDecision } from './console-work-decision';
import { WorkCredits, WorkFacts, WorkFile } from './console-work-facts';
import { type FilmPlayer, WorkFilm } from './console-work-film';
import type { ReasonName } from './console-work-reasons';
import { WorkTexts } from './console-work-texts';

interface WorkConsoleProps {
  work: WorkForReview;
  reasons: ReasonTexts<ReasonName>;
  mayPick: boolean;
  Player: FilmPlayer;
}

/** One work in the console: its film, its data, and the decision. */
export function WorkConsole({ work: first, Player, ...decision }: WorkConsoleProps) {
  const t = useTranslations('workConsole');
  const { data: work, error } = useQuery({
    queryKey: [getWorkForReview.path, first.id],
    queryFn: ({ signal }) => call(getWorkForReview, { id: first.id }, { signal, quiet: true }),
    initialData: first,
  });
  const page = { title: work.title || t('untitled'), back: { href: '/staff/works', label: t('title') } };
  if (error instanceof AnswerError && error.code === 'NullPointer') {
    return (
      <ConsolePage {...page}>
        <p className="text-ink-2">{t('gone')}</p>
      </ConsolePage>
    );
  }
  return (
    <ConsolePage
      {...page}
      actions={
        <a href="#decision" className={`lg:hidden ${consoleButton()}`}>
          {t('decision')}
        </a>
      }
    >
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <WorkFilm work={work} Player={Player} />
          <WorkTexts work={work} />
          <WorkFacts work={work} />
          {work.credits.length > 0 && <WorkCredits credits={work.credits} />}
          <WorkFile work={work} />
        </div>
        {/* A reason being written belongs to the state that the work had. */}
        <WorkDecision key={work.state} work={work} {...decision} />
      </div>
    </ConsolePage>
  );
}
