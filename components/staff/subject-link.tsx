import type { AuditEntry } from '@/lib/audit/contract';
import { Link } from '@/lib/platform/i18n/link';

/** Where the console shows a thing that the record names. */
const pages: Readonly<Record<string, string>> = {
  account: '/staff/users/',
  banner: '/staff/banners/',
  chat: '/staff/chats/',
  'cooperation.lead': '/staff/leads/',
  page: '/staff/content/',
};

/** What something was done to: a link where the console has a page for it. */
export function SubjectLink({ entry: { subject, subjectId } }: { entry: Pick<AuditEntry, 'subject' | 'subjectId'> }) {
  const page = pages[subject];
  const name = `${subject} ${subjectId}`;
  if (!page) return <span className="text-ink-2 wrap-anywhere">{name}</span>;
  return (
    <Link href={page + encodeURIComponent(subjectId)} className="wrap-anywhere underline underline-offset-4">
      {name}
    </Link>
  );
}
