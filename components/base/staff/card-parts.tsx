import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/platform/i18n/link';

interface ConsolePageProps {
  title: string;
  /** The page from which this one was opened. */
  back?: { href: string; label: string };
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the console: back link, heading, actions, content. */
export function ConsolePage({ title, back, actions, children }: ConsolePageProps) {
  return (
    <div className="px-gutter pt-5 pb-16 lg:px-7">
      {back && (
        <Link
          href={back.href}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-ink pointer-fine:min-h-7"
        >
          <Icon name="back" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-xl">{title}</h1>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** A known fact of a thing; null leaves the line out. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts of a thing, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-line border-t text-sm">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label} className="gap-4 border-line border-b py-2 md:grid md:grid-cols-[minmax(8rem,12rem)_1fr]">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A part of a page with a heading of its own. */
export function ConsoleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}

/** Tones of a state: new, in progress, good, warning, over. */
export type StateTone = 'new' | 'busy' | 'ok' | 'warn' | 'off';

const dots: Record<StateTone, string> = {
  new: 'bg-accent',
  busy: 'bg-ink',
  ok: 'bg-ok',
  warn: 'bg-danger',
  off: 'bg-line',
};
const words: Record<StateTone, string> = {
  new: 'font-semibold',
  busy: '',
  ok: '',
  warn: 'text-danger',
  off: 'text-ink-3',
};

/** A state in a word, with a coloured dot. */
export function StateBadge({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap text-sm ${words[tone]}`}>
      <span aria-hidden="true" className={`size-2 flex-none rounded-full ${dots[tone]}`} />
      {children}
    </span>
  );
}
