import type { AuditEntry } from '@/lib/base/audit/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useActionWords } from './action-words';

/** The console pages of things that the log names. */
const pages: Readonly<Record<string, string>> = {
  account: '/staff/users/',
  article: '/staff/articles/',
  banner: '/staff/banners/',
  chat: '/staff/chats/',
  'cooperation.lead': '/staff/leads/',
  invoice: '/staff/invoices/',
  page: '/staff/content/',
  person: '/staff/users/',
  report: '/staff/reports/',
  'team.service': '/staff/teams/',
  'video.work': '/staff/works/',
};

/**
 * The subject of an action, with its id, which can be searched for in the log: a link where the console has a page for
 * it.
 */
export function SubjectLink({ entry }: { entry: Pick<AuditEntry, 'subject' | 'subjectId'> }) {
  const { subjectOf } = useActionWords();
  const { subject, subjectId } = entry;
  const page = pages[subject];
  const id = <span className="text-xs text-ink-3">{subjectId}</span>;
  if (!page) {
    return (
      <span className="wrap-anywhere">
        {subjectOf(entry)} {id}
      </span>
    );
  }
  return (
    <Link href={page + encodeURIComponent(subjectId)} className="wrap-anywhere underline underline-offset-4">
      {subjectOf(entry)} {id}
    </Link>
  );
}
