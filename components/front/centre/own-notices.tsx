import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/platform/i18n/link';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface OwnNoticesProps {
  /** No phone is bound, and this site lets only those post who have bound one. */
  needsPhone: boolean;
  /** When the account will be erased, ISO 8601; null when that was not asked for. */
  erasedAt: string | null;
}

/** What a person should know of the own account, and what to do about it. */
export function OwnNotices({ needsPhone, erasedAt }: OwnNoticesProps) {
  const t = useTranslations('centre.own');
  return (
    <>
      {erasedAt && (
        <OwnNotice
          text={t('erased', { date: formatDate(Date.parse(erasedAt)) })}
          action={t('keep')}
          href="/Settings/account"
        />
      )}
      {needsPhone && <OwnNotice text={t('needsPhone')} action={t('bindPhone')} href="/Settings/security" />}
    </>
  );
}

function OwnNotice({ text, action, href }: { text: string; action: string; href: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunk px-4 py-3">
      <p className="text-pretty">{text}</p>
      <Link href={href} className={buttonClass('line')}>
        {action}
      </Link>
    </div>
  );
}
