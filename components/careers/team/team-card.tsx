'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormAlert } from '@/components/ui/form-alert';
import { markTeam } from '@/lib/careers/team/client/teams';
import { type TeamMark, teamMarks } from '@/lib/careers/team/codes';
import type { RecommendedTeam, TeamPerson } from '@/lib/careers/team/contract';
import { call } from '@/lib/platform/client/call';
import { useOneAct } from '@/lib/platform/client/use-one-act';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { TeamCredits, TeamWorks } from './team-works';

/** A team that was recommended: who, why, what they have shown, and what the company thinks of it. */
export function TeamCard({ team }: { team: RecommendedTeam }) {
  const t = useTranslations('team.list');
  const textLanguage = useTextLanguage();
  const { person, reason, reasonLanguage, at } = team;
  const time = formatDate(Date.parse(at));
  return (
    <article className="flex flex-col gap-4 py-6">
      <TeamHead person={person} />
      <div>
        <p className="text-ink-3 text-sm tabular-nums">
          {t.rich('why', { time: () => <time dateTime={at}>{time}</time> })}
        </p>
        <p lang={textLanguage(reasonLanguage)} className="max-w-170 text-pretty whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      </div>
      <TeamWorks works={person.works} label={t('works', { name: person.nickname })} />
      <TeamCredits credits={person.credits} label={t('credits')} />
      <Marks team={team} />
    </article>
  );
}

/** Who it is, with a way to their page. */
function TeamHead({ person }: { person: TeamPerson }) {
  const { userId, nickname, avatar, verification, tagline, city, fields } = person;
  return (
    <div>
      <Link
        href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
        className="group flex min-w-0 items-center gap-3.5"
      >
        <Avatar picture={avatar} size={56} />
        <div className="min-w-0">
          <h2 className="font-semibold text-lg tracking-normal group-hover:text-ink-2">
            <CardPersonName name={nickname} verification={verification} />
          </h2>
          {tagline && <p className="truncate text-ink-2 text-sm">{tagline}</p>}
        </div>
      </Link>
      <p className="facts mt-2 text-ink-2 text-sm">
        {city && <span>{city}</span>}
        {fields.map((field) => (
          <span key={field}>{field}</span>
        ))}
      </p>
    </div>
  );
}

/** What the company thinks of it; the first interest is told to the team. */
function Marks({ team: { id, mark: first, person } }: { team: RecommendedTeam }) {
  const t = useTranslations('team.list');
  const [mark, setMark] = useState<TeamMark | null>(first);
  const { act, isPending, problem } = useOneAct();
  const choose = (chosen: TeamMark) =>
    act(async () => {
      if (chosen === mark) return;
      await call(markTeam, { id, mark: chosen }, { quiet: true });
      setMark(chosen);
    });
  return (
    <fieldset aria-busy={isPending} className="min-w-0">
      <legend className="sr-only">{t('think', { name: person.nickname })}</legend>
      <div className="flex flex-wrap gap-2">
        {teamMarks.map((one) => (
          <ChoiceChip key={one} isPressed={mark === one} onPress={() => void choose(one)}>
            {t(`marks.${one}`)}
          </ChoiceChip>
        ))}
      </div>
      <p role="status" className="mt-1 text-ink-2 text-sm text-pretty">
        {mark && t(`marked.${mark}`)}
      </p>
      <FormAlert>{problem}</FormAlert>
    </fieldset>
  );
}

/** Placeholder of a card. */
export function TeamSkeleton() {
  return (
    <div aria-hidden="true" className="py-6">
      <div className="flex items-center gap-3.5">
        <div className="skeleton size-14 rounded-full!" />
        <div className="skeleton h-5 w-2/5" />
      </div>
      <div className="skeleton mt-4 h-4 w-4/5" />
      <div className="skeleton mt-2 h-4 w-3/5" />
      <div className="skeleton mt-4 aspect-3/2 w-37 rounded-md!" />
    </div>
  );
}
