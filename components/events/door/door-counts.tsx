import { useTranslations } from 'next-intl';
import type { DoorCounts } from '@/lib/events/door/contract';

/** How many are in, in all, by ticket type and by door. */
export function DoorCountsPanel({ counts }: { counts: DoorCounts }) {
  const t = useTranslations('door');
  const { types, byDoor, expected } = counts;
  const share = expected === 0 ? 0 : counts.in / expected;
  return (
    <section aria-label={t('counts')} className="mt-6 rounded-lg border border-line bg-surface p-5 lg:mt-0">
      <p className="tabular-nums">
        <span className="font-bold text-display">{counts.in}</span>{' '}
        <span className="text-ink-2">{t('ofExpected', { expected })}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunk">
        <div className="h-full origin-left bg-ok transition-transform" style={{ transform: `scaleX(${share})` }} />
      </div>
      <div className="grid gap-x-8 md:grid-cols-2">
        <Rows
          title={t('byType')}
          rows={types.map((type) => [type.name, t('inOf', { in: type.in, expected: type.expected })])}
        />
        <Rows title={t('byDoor')} rows={byDoor.map(({ door, in: entered }) => [door || t('unnamed'), `${entered}`])} />
      </div>
    </section>
  );
}

function Rows({ title, rows }: { title: string; rows: [name: string, count: string][] }) {
  if (rows.length === 0) return null;
  return (
    <div className="mt-4">
      <h2 className="text-ink-3 text-sm">{title}</h2>
      <dl className="mt-1 text-sm">
        {rows.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-3 py-1">
            <dt className="min-w-0 wrap-anywhere">{name}</dt>
            <dd className="flex-none font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
