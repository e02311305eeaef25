import type { ReactNode } from 'react';
import { Mark } from './mark';

interface NoticeProps {
  title: string;
  text?: string;
  /** Stands above the title, instead of the mark. */
  icon?: ReactNode;
  /** `alert` is read out at once: for what went wrong. */
  role?: 'alert';
  /** It is all that the page has: its title is the page's heading then. */
  isPage?: boolean;
  /** The next step: a link or a button. */
  children: ReactNode;
}

/** What stands where content would: there is none yet, or something went wrong, and the way on. */
export function Notice({ title, text, icon, role, isPage = false, children }: NoticeProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div role={role} className="mx-auto flex max-w-90 flex-col items-center px-4 py-16 text-center">
      {icon ?? <Mark className="mb-5 size-9 text-line" />}
      <Title className="text-lg font-semibold text-balance">{title}</Title>
      {text && <p className="mt-1 text-ink-2 text-pretty">{text}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
