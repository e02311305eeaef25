'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { EditSection } from '@/components/works/work/card-edit-frame';
import { contestPath, contestsPath, enterPath } from '@/lib/events/contest/client/addresses';
import { contestsQuery } from '@/lib/events/contest/client/contests';
import type { ContestItem } from '@/lib/events/contest/contract';
import { ownEntryPath } from '@/lib/events/entry/client/addresses';
import { entriesOfWorkQuery } from '@/lib/events/entry/client/own-entries';
import type { OwnEntry } from '@/lib/events/entry/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { OwnState } from './own-state';

/** So many open contests are named; the others are on the page of all. */
const named = 3;

interface CardWorkContestsProps {
  draft: { id: string; title: string; isInContest: boolean; state: string };
}

/**
 * The field 'contest entry' of a work (specification section 3): the contests that it is entered in, which may lock it, and the
 * open ones that it can be entered in.
 */
export function CardWorkContests({ draft }: CardWorkContestsProps) {
  const t = useTranslations('entryOwn.ofWork');
  const { data: found } = useQuery(entriesOfWorkQuery(draft.id));
  const entries = found?.list ?? [];
  return (
    <EditSection title={t('title')}>
      {draft.isInContest && <p className="mb-3 text-ink-2 text-pretty">{t('locked')}</p>}
      {entries.length > 0 && <Entries entries={entries} />}
      <OpenContests draft={draft} entries={entries} />
    </EditSection>
  );
}

function Entries({ entries }: { entries: readonly OwnEntry[] }) {
  const t = useTranslations('entryOwn.ofWork');
  const textLanguage = useTextLanguage();
  return (
    <ul aria-label={t('entries')} className="mb-5 border-line border-t">
      {entries.map(({ id, state, contest }) => (
        <li key={id} className="border-line border-b">
          <Link href={ownEntryPath(id)} className="group flex min-h-14 items-center gap-3 hover:text-ink-2">
            <OwnState state={state} />
            <span lang={textLanguage(contest.titleLanguage)} className="min-w-0 grow truncate">
              {contest.title}
            </span>
            <ScreenIcon
              name="arrow"
              className="size-4.5 flex-none text-ink-3 transition-transform group-hover:translate-x-0.5"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function OpenContests({ draft, entries }: CardWorkContestsProps & { entries: readonly OwnEntry[] }) {
  const t = useTranslations('entryOwn.ofWork');
  const { data } = useInfiniteQuery(contestsQuery('open'));
  if (!data) return <div aria-hidden="true" className="skeleton h-14" />;
  const entered = new Set(entries.filter(({ state }) => state !== 'withdrawn').map(({ contest }) => contest.id));
  const open = (data.pages[0]?.list ?? [])
    .filter(({ id, phase }) => phase === 'open' && !entered.has(id))
    .slice(0, named);
  const isReady = draft.state === 'verified' || draft.state === 'pending_review';
  return (
    <>
      <p className="text-ink-2 text-pretty">{t(open.length > 0 ? 'open' : 'none')}</p>
      {open.length > 0 && !isReady && <p className="text-ink-3 text-sm text-pretty">{t('notYet')}</p>}
      <ul className="my-2 border-line not-empty:border-t">
        {open.map((contest) => (
          <OpenContest key={contest.id} {...{ contest }} workId={draft.id} />
        ))}
      </ul>
      <Link
        href={contestsPath}
        className="inline-flex min-h-11 items-center text-ink-2 text-sm underline underline-offset-4 hover:text-ink"
      >
        {t('all')}
      </Link>
    </>
  );
}

function OpenContest({ contest, workId }: { contest: ContestItem; workId: string }) {
  const t = useTranslations('entryOwn.ofWork');
  const textLanguage = useTextLanguage();
  const { name, title, titleLanguage, enrolEndTime } = contest;
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 border-line border-b py-2">
      <p className="min-w-0">
        <Link
          href={contestPath(name)}
          lang={textLanguage(titleLanguage)}
          className="block font-semibold wrap-anywhere hover:text-ink-2"
        >
          {title}
        </Link>
        <span className="text-ink-3 text-sm tabular-nums">
          {t('until', { time: formatDate(Date.parse(enrolEndTime), { withTime: true }) })}
        </span>
      </p>
      <Link
        href={`${enterPath(name)}?${new URLSearchParams({ work: workId })}`}
        className={`flex-none ${buttonClass('line', 'row')}`}
      >
        {t('enter')}
        <span className="sr-only"> {title}</span>
      </Link>
    </li>
  );
}
