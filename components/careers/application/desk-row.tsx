import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { applicationDeskPath } from '@/lib/careers/application/client/addresses';
import type { ApplicationItem } from '@/lib/careers/application/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { StateStamp } from './application-state';

interface DeskRowProps {
  jobId: string;
  application: ApplicationItem;
  isChosen: boolean;
  /** Null where it cannot be chosen. */
  onTurn: (() => void) | null;
}

/** An application in the list of its company, which leads to all of it. */
export function DeskRow({ jobId, application, isChosen, onTurn }: DeskRowProps) {
  const t = useTranslations('applicationDesk');
  const { id, applicant, state, note, sentAt } = application;
  return (
    <div className="flex items-start gap-2 py-3.5">
      <label className="-ml-2.5 grid size-11 flex-none cursor-pointer place-items-center noscript:hidden">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={onTurn === null}
          onChange={() => onTurn?.()}
          aria-label={t('row.choose', { name: applicant.nickname })}
          className="size-5 accent-accent disabled:opacity-40"
        />
      </label>
      <Link href={applicationDeskPath(jobId, id)} className="group flex min-w-0 grow items-start gap-3.5">
        <Avatar picture={applicant.avatar} size={44} />
        <span className="block min-w-0 grow">
          <CardPersonName
            name={applicant.nickname}
            verification={applicant.verification}
            className="font-semibold group-hover:text-ink-2"
          />
          <span className="block truncate text-ink-2 text-sm">{applicant.tagline || applicant.address}</span>
          {note && <span className="mt-1 line-clamp-2 text-ink-2 text-sm wrap-anywhere">{note}</span>}
          <span className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <StateStamp state={state} word={t(`state.${state}`)} />
            <RowFacts application={application} />
            <time dateTime={sentAt} className="text-ink-3 text-xs tabular-nums">
              {formatDate(Date.parse(sentAt), { withTime: true })}
            </time>
          </span>
        </span>
      </Link>
    </div>
  );
}

/** How many works, credits and notes it has. */
export function RowFacts({ application: { workCount, creditCount, noteCount } }: { application: ApplicationItem }) {
  const t = useTranslations('applicationDesk.row');
  return (
    <span className="facts text-ink-3 text-xs tabular-nums">
      {workCount > 0 && <span>{t('works', { count: workCount })}</span>}
      {creditCount > 0 && <span>{t('credits', { count: creditCount })}</span>}
      {noteCount > 0 && <span>{t('notes', { count: noteCount })}</span>}
    </span>
  );
}

/** Placeholder of a row. */
export function DeskRowSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-start gap-3.5 py-3.5">
      <div className="skeleton size-11 flex-none rounded-full!" />
      <div className="grow">
        <div className="skeleton h-4 w-2/5" />
        <div className="skeleton mt-2 h-3.5 w-3/5" />
        <div className="skeleton mt-2 h-3.5 w-1/4" />
      </div>
    </div>
  );
}
