import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Picture } from '@/components/ui/picture';
import type { ContestPhase } from '@/lib/events/contest/codes';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { PhaseStamp } from './phase-stamp';
import { posterCuts } from './poster';

interface FrameHeroProps {
  contest: ContestDetail;
  words: Record<ContestPhase, string>;
  children: ReactNode;
}

/** A contest on its home: its poster with its phase, what it is called, whose it is, and what can be done now. */
export function FrameHero({ contest, words, children }: FrameHeroProps) {
  const t = useTranslations('contest.frame');
  const textLanguage = useTextLanguage();
  const { thumb, title, titleLanguage, organiser, topic } = contest;
  return (
    <div className="wrap pt-5 pb-6 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-8 md:pt-8 md:pb-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-x-14">
      <div className="relative self-start overflow-hidden rounded-lg max-md:mx-auto max-md:max-w-80">
        <Picture
          first
          picture={thumb}
          cuts={posterCuts}
          sizes="(width >= 1200px) 416px, (width >= 768px) 38vw, 320px"
          className="aspect-3/4 w-full"
        />
        <PhaseStamp contest={contest} words={words} className="absolute top-3 left-3" />
      </div>
      <div className="min-w-0">
        <header className="max-md:mt-5">
          <p className="facts font-semibold text-ink-2 text-sm">
            <span>{t('contest')}</span>
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
          <Link
            href={`/otherPeople?userId=${encodeURIComponent(organiser.userId)}`}
            className="mt-4 inline-flex min-h-11 max-w-full items-center gap-3 hover:underline"
          >
            <Avatar picture={organiser.avatar} size={44} />
            <CardPersonName name={organiser.nickname} verification={organiser.verification} className="font-semibold" />
          </Link>
        </header>
        {children}
      </div>
    </div>
  );
}
