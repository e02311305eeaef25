import type { ReactNode } from 'react';

interface BusinessSectionProps {
  /** Id of its heading, which labels it. */
  id: string;
  title: string;
  text?: string;
  /** On a wide screen the heading is beside the content. */
  beside?: boolean;
  children: ReactNode;
}

/** A part of a business page: its heading, a line of text, and space above. */
export function BusinessSection({ id, title, text, beside = false, children }: BusinessSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`wrap pt-18 md:pt-28 ${beside ? 'lg:grid lg:grid-cols-[4fr_8fr] lg:gap-x-12' : ''}`}
    >
      <div className="max-w-170">
        <h2 id={id} className="scroll-mt-[calc(var(--spacing-head)+24px)] text-hero">
          {title}
        </h2>
        {text && <p className="mt-2 text-ink-2 text-pretty md:mt-3 md:text-lg">{text}</p>}
      </div>
      <div className={`mt-7 min-w-0 md:mt-10 ${beside ? 'lg:mt-0' : ''}`}>{children}</div>
    </section>
  );
}
