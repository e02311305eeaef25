import type { ReactNode } from 'react';

interface DoneStepProps {
  isDone: boolean;
  name: string;
  /** What it is for, or how it stands. */
  said: string;
  /** The way to it, while it is not done. */
  children: ReactNode;
}

/** A step that somebody needs before they can do something; in an ordered list. */
export function DoneStep({ isDone, name, said, children }: DoneStepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={`w-4 flex-none text-center font-semibold ${isDone ? 'text-ok' : 'text-ink-3'}`}
      >
        {isDone ? '✓' : '○'}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-2 text-sm text-pretty">{said}</p>
        {children}
      </div>
    </li>
  );
}
