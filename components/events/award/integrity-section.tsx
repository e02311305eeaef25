import { type ReactNode, useId } from 'react';

interface IntegritySectionProps {
  title: string;
  /** What it proves, in one sentence. */
  proof: string;
  children: ReactNode;
}

/** A part of what lets anybody check a contest. */
export function IntegritySection({ title, proof, children }: IntegritySectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line border-t py-6 md:grid md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] md:gap-x-12 md:py-9"
    >
      <div>
        <h3 id={id} className="text-lg md:text-xl">
          {title}
        </h3>
        <p className="mt-1 text-ink-2 text-sm text-pretty">{proof}</p>
      </div>
      <div className="min-w-0 max-md:mt-4">{children}</div>
    </section>
  );
}

/** Names and what stands beside them, such as numbers; each on a line. */
export function FactList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl aria-label={label} className="*:border-line *:not-last:border-b">
      {children}
    </dl>
  );
}

export function FactLine({
  name,
  lang,
  children,
}: {
  name: ReactNode;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt lang={lang} className="text-ink-2 text-sm wrap-anywhere">
        {name}
      </dt>
      <dd className="font-semibold text-sm tabular-nums">{children}</dd>
    </div>
  );
}
