import type { ReactNode } from 'react';
import type { ReportKind } from '@/lib/base/moderation/codes';
import { Link } from '@/lib/platform/i18n/link';

interface ReportLinkProps {
  type: ReportKind;
  /** The id of the thing. */
  id: string;
  className?: string;
  /** What the link says, in the words of the screen that it stands in: a part with words of its own would bring them all. */
  children: ReactNode;
}

/** The way from a thing to the page that reports it, which asks for a login by itself. */
export function ReportLink({ type, id, className, children }: ReportLinkProps) {
  return (
    <Link href={`/report?${new URLSearchParams({ type, id })}`} rel="nofollow" className={className}>
      {children}
    </Link>
  );
}
