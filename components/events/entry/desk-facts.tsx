import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MarkedText } from '@/components/base/moderation/card-marked-text';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { termsVersionPath } from '@/lib/events/contest/client/addresses';
import type { ContestEntryDetail } from '@/lib/events/entry/contract';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { formatDuration } from '@/lib/platform/shared/format/duration';
import { yuan } from '@/lib/platform/shared/format/yuan';

interface DeskFactsProps {
  entry: ContestEntryDetail;
  /** The name of its category. */
  category: string;
  contestName: string;
}

/** What is known of an entry beside what it shows: its work, who made it, what was paid, and what was agreed to. */
export function DeskFacts({ entry, category, contestName }: DeskFactsProps) {
  const t = useTranslations('entryDesk.facts');
  const modeOf = useTranslations('entry.mode');
  const { mode, teamName, words, feeFen, orderNumber, sentAt, agreedVersion } = entry;
  return (
    <section className="border-line border-t pt-4 pb-6">
      <h3 className="sr-only">{t('title')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-sm">
        <Fact name={t('work')}>
          <Work entry={entry} />
        </Fact>
        <Fact name={t('people')}>
          <People entry={entry} />
        </Fact>
        <Fact name={t('mode')}>
          {modeOf(mode)}
          {teamName && (
            <span className="block font-semibold">
              <MarkedText text={teamName} words={words} />
            </span>
          )}
        </Fact>
        <Fact name={t('category')}>{category}</Fact>
        <Fact name={t('fee')}>
          {feeFen > 0 ? yuan(feeFen) : t('free')}
          {orderNumber && <span className="block text-ink-3">{t('order', { number: orderNumber })}</span>}
        </Fact>
        <Fact name={t('sentAt')}>
          <time dateTime={sentAt}>{formatDate(Date.parse(sentAt), { withTime: true })}</time>
        </Fact>
        <Fact name={t('terms')}>
          <NewTabLink href={termsVersionPath(contestName, agreedVersion)} className={inLine}>
            {t('version', { version: agreedVersion })}
          </NewTabLink>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 tabular-nums wrap-anywhere">{children}</dd>
    </>
  );
}

/** It opens beside the entry, so that who checks many of them does not lose the place. */
function Work({ entry: { workId, isWorkPublic, duration } }: Pick<DeskFactsProps, 'entry'>) {
  const t = useTranslations('entryDesk.facts');
  if (workId === null) return t('noWork');
  if (!isWorkPublic) return <span className="text-ink-2">{t('workHidden')}</span>;
  return (
    <NewTabLink href={`/video/detail/${encodeURIComponent(workId)}`} className={`font-semibold ${inLine}`}>
      {duration > 0 ? t('watchOf', { length: formatDuration(duration) }) : t('watch')}
    </NewTabLink>
  );
}

function People({ entry: { people } }: Pick<DeskFactsProps, 'entry'>) {
  const t = useTranslations('entryDesk.facts');
  if (people.length === 0) return t('nobody');
  return (
    <ul className="-my-2.5">
      {people.map(({ userId, nickname, avatar, verification }) => (
        <li key={userId}>
          <NewTabLink
            href={`/otherPeople?userId=${encodeURIComponent(userId)}`}
            className="flex min-h-11 items-center gap-2 hover:text-ink-2"
          >
            <Avatar picture={avatar} size={28} />
            <CardPersonName name={nickname} verification={verification} />
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

/** A link in a line of text that a finger can hit. */
const inLine = '-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4';
