'use client';

import { useTranslations } from 'next-intl';
import { TimeField } from '@/components/ui/time-field';
import { activityManagePath } from '@/lib/events/activity/client/addresses';
import type { ContestDraft } from '@/lib/events/contest/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { EditPlace } from './edit-place';
import { useRuleOf } from './edit-rules';
import type { EditedContest } from './edit-state';

/** The times in the order in which they come to pass; what has begun stays. */
const times = [
  { name: 'worksTime', by: 'works' },
  { name: 'voteStartTime', by: 'vote' },
  { name: 'voteEndTime', by: 'vote' },
  { name: 'resultsTime', by: null },
] as const;

/** When works are taken, shown, voted on and decided, in Beijing time. */
export function EditDates({ contest }: { contest: EditedContest }) {
  const t = useTranslations('contestDesk');
  const ruleOf = useRuleOf(contest);
  return (
    <>
      <p className="-mt-1 mb-3 text-ink-3 text-sm">{t('dates.zone')}</p>
      <EntryTimes draft={contest.draft} />
      <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
        {times.map(({ name, by }) => (
          <EditPlace key={name} path={name}>
            {by && contest.fixed[by] ? (
              <FixedTime label={t(`fields.${name}`)} value={contest.values[name]} />
            ) : (
              <TimeField
                label={t(`fields.${name}`)}
                hint={t(`dates.hints.${name}`)}
                error={ruleOf(name)}
                value={contest.values[name]}
                onChange={(value) => contest.change({ [name]: value })}
              />
            )}
          </EditPlace>
        ))}
      </div>
    </>
  );
}

/** From when until when works are taken: the registration of the activity. */
function EntryTimes({ draft: { id, enrolStartTime, enrolEndTime, isByStaff } }: { draft: ContestDraft }) {
  const t = useTranslations('contestDesk.dates');
  return (
    <div className="mb-4 rounded-md bg-sunk px-4 py-3">
      <p className="font-semibold text-sm">{t('entry')}</p>
      <p className="text-lg tabular-nums">
        {enrolStartTime && enrolEndTime ? `${shown(enrolStartTime)} – ${shown(enrolEndTime)}` : t('noEntry')}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
        {t('entryHint')}
        {!isByStaff && (
          <Link
            href={`${activityManagePath(id)}/edit#times`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('change')}
          </Link>
        )}
      </p>
    </div>
  );
}

/** A time that has begun, which is not changed any more. */
function FixedTime({ label, value }: { label: string; value: string }) {
  const t = useTranslations('contestDesk.dates');
  return (
    <dl className="pb-4">
      <dt className="mb-1.5 font-semibold text-sm">{label}</dt>
      <dd className="text-lg tabular-nums">{value ? shown(value) : t('never')}</dd>
      <dd className="pt-1 text-ink-3 text-sm">{t('begun')}</dd>
    </dl>
  );
}

const shown = (iso: string) => formatDate(Date.parse(iso), { withTime: true });
