'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { findTeamCandidates, getTeamService, listTeamServices, undoTeam } from '@/lib/careers/team/client/console';
import type { TeamServiceDetail } from '@/lib/careers/team/contract';
import { call } from '@/lib/platform/client/call';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';

type Teams = TeamServiceDetail['teams'];

/** The teams of a service: who, for which demand, why, and whether the company has seen them; new ones can be taken back. */
export function RecommendedConsole({ teams }: { teams: Teams }) {
  const t = useTranslations('teamConsole');
  const { isActing, act } = useAct();
  const undo = (id: string) =>
    act({
      work: () => call(undoTeam, { id }, { quiet: true }),
      done: t('undone'),
      said: { Changed: t('tooLate') },
      renews: [getTeamService, listTeamServices, findTeamCandidates],
    });
  if (teams.length === 0) return <p className="text-ink-2 text-sm">{t('noTeams')}</p>;
  return (
    <ul className="border-line border-t">
      {teams.map((team) => (
        <li
          key={team.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-b py-3"
        >
          <Recommended team={team} />
          {team.isUndoable && (
            <button
              type="button"
              aria-disabled={isActing || undefined}
              aria-label={t('undoOf', { name: team.person.nickname })}
              onClick={() => void undo(team.id)}
              className={consoleButton('danger')}
            >
              {t('undo')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Recommended({ team }: { team: Teams[number] }) {
  const t = useTranslations('teamConsole');
  const textLanguage = useTextLanguage();
  const { person, reason, reasonLanguage, demandTitle, by, at, isSeen, mark } = team;
  return (
    <div className="min-w-0 flex-1 basis-80 text-sm">
      <h3 className="text-base tracking-normal">
        <Link
          href={`/otherPeople?userId=${encodeURIComponent(person.userId)}`}
          className="inline-flex min-w-0 max-w-full underline-offset-4 hover:underline"
        >
          <CardPersonName name={person.nickname} verification={person.verification} />
        </Link>
      </h3>
      <p lang={textLanguage(reasonLanguage)} className="mt-0.5 max-w-170 whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      <p className="facts mt-1 text-ink-3 tabular-nums">
        {demandTitle && <span>{demandTitle}</span>}
        <time dateTime={at}>{formatDate(Date.parse(at), { withTime: true })}</time>
        {by && <span>{by}</span>}
        <span>{mark ? t(`marks.${mark}`) : t(isSeen ? 'seen' : 'unseen')}</span>
      </p>
    </div>
  );
}
