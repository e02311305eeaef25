'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

interface DisclosureCardProps {
  name: string;
  /** What is in it, in a line. */
  summary: ReactNode;
  isOpen: boolean;
  onToggle(): void;
  children: ReactNode;
}

/** One of a list in a form, in a line; its fields open below it. */
export function DisclosureCard({ name, summary, isOpen, onToggle, children }: DisclosureCardProps) {
  const id = useId();
  return (
    <section aria-label={name} className="rounded-md border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {summary}
        </span>
        <Icon name="back" className={`size-4 flex-none text-ink-3 ${isOpen ? 'rotate-90' : '-rotate-90'}`} />
      </button>
      {isOpen && (
        <div id={id} className="border-line border-t px-4 pt-4 pb-3">
          {children}
        </div>
      )}
    </section>
  );
}
