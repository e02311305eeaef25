import type { ReactNode } from 'react';
import type { ReportKind } from '@/lib/base/moderation/codes';
import { Link } from '@/lib/platform/i18n/link';

interface ReportLinkProps {
  type: ReportKind;
  /** The id of the thing. */
  id: string;
  className?: string;
  /** The link's text, from the messages of its screen: a part with messages of its own would load them all. */
  children: ReactNode;
}

/** A link from a thing to the page that reports it, which asks for a login itself. */
export function ReportLink({ type, id, className, children }: ReportLinkProps) {
  return (
    <Link href={`/report?${new URLSearchParams({ type, id })}`} rel="nofollow" className={className}>
      {children}
    </Link>
  );
}
