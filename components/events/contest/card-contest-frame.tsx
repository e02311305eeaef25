import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contestPartPath, contestPath } from '@/lib/events/contest/client/addresses';
import { type ContestPart, contestParts, contestPhases } from '@/lib/events/contest/codes';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { FrameHead } from './frame-head';
import { FrameHero } from './frame-hero';
import { FrameTabs } from './frame-tabs';

interface CardContestFrameProps {
  contest: ContestDetail;
  current: 'home' | ContestPart;
  /** On its home: what stands below its title. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * What all pages of a contest stand in: which one it is, in which phase, and the ways to those of its pages that have something to
 * show. Its title is the page's only `h1`. It needs no words in the browser.
 */
export function CardContestFrame({ contest, current, head, children }: CardContestFrameProps) {
  const t = useTranslations('contest');
  const { name, parts } = contest;
  const phases = Object.fromEntries(contestPhases.map((phase) => [phase, t(`phase.${phase}`)]));
  const words = phases as Record<(typeof contestPhases)[number], string>;
  // Whoever is on a page that has nothing to show yet sees where they are.
  const shown = contestParts.filter((part) => parts.includes(part) || part === current);
  const tabs = [
    { href: contestPath(name), name: t('frame.parts.home'), isCurrent: current === 'home' },
    ...shown.map((part) => ({
      href: contestPartPath(name, part),
      name: t(`frame.parts.${part}`),
      isCurrent: current === part,
    })),
  ];
  return (
    <div className="pb-16 [--below-tabs:calc(var(--spacing-head)+50px)] md:pb-24" data-sleeps="painted">
      {current === 'home' ? (
        <FrameHero contest={contest} words={words}>
          {head}
        </FrameHero>
      ) : (
        <FrameHead contest={contest} words={words} />
      )}
      <FrameTabs label={t('frame.label')} tabs={tabs} />
      {/* What is led to, or stays in sight, stands below the tabs. */}
      <div className="wrap pt-6 [--spacing-head:var(--below-tabs)] md:pt-10">{children}</div>
    </div>
  );
}
