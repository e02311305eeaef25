import type { ReactNode } from 'react';

interface DeskSectionProps {
  /** What is missing leads to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the desk of a round, below its heading. */
export function DeskSection({ id, title, children }: DeskSectionProps) {
  return (
    <section id={id} aria-label={title} className="scroll-mt-28 border-line border-t pt-5 pb-7 first:border-t-0">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}
