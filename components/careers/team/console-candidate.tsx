'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { StateBadge } from '@/components/base/staff/card-parts';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import type { TeamCandidate } from '@/lib/careers/team/contract';
import { Link } from '@/lib/platform/i18n/link';
import { type CandidateProps, RecommendForm } from './console-recommend';
import { TeamCredits, TeamWorks } from './team-works';

/** A creator who may be recommended: who they are, what they have shown, and the form of a recommendation. */
export function CandidateRow(props: CandidateProps) {
  const t = useTranslations('teamConsole');
  const [isOpen, setOpen] = useState(false);
  const { candidate } = props;
  const { nickname, isRecommended } = candidate;
  return (
    <article className="text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Who candidate={candidate} />
        {isRecommended ? (
          <StateBadge tone="ok">{t('isRecommended')}</StateBadge>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('recommendOf', { name: nickname })}
            onClick={() => setOpen(!isOpen)}
            className={consoleButton(isOpen ? 'line' : 'accent')}
          >
            {t(isOpen ? 'cancel' : 'recommend')}
          </button>
        )}
      </div>
      <div className="mt-3 flex flex-col gap-2">
        {!isOpen && <TeamWorks works={candidate.works} label={t('worksOf', { name: nickname })} />}
        <TeamCredits credits={candidate.credits} label={t('credits')} />
        {isOpen && !isRecommended && <RecommendForm {...props} onDone={() => setOpen(false)} />}
      </div>
    </article>
  );
}

function Who({ candidate }: { candidate: TeamCandidate }) {
  const { userId, nickname, avatar, verification, tagline, city, fields } = candidate;
  return (
    <div className="flex min-w-0 flex-1 basis-70 items-center gap-3">
      <Avatar picture={avatar} size={44} />
      <div className="min-w-0">
        <h3 className="text-base tracking-normal">
          <Link
            href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
            className="inline-flex min-w-0 max-w-full underline-offset-4 hover:underline"
          >
            <CardPersonName name={nickname} verification={verification} />
          </Link>
        </h3>
        {tagline && <p className="truncate text-ink-2">{tagline}</p>}
        <p className="facts text-ink-3">
          {city && <span>{city}</span>}
          {fields.map((field) => (
            <span key={field}>{field}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
