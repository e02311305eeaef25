import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { contestsPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';

/** The 404 of something of contests that is unknown, or not public yet. */
export function MissingScreen({ kind }: { kind: 'contest' | 'entry' | 'certificate' }) {
  const t = useTranslations('contest.missing');
  return (
    <Notice isPage title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={contestsPath} className={buttonClass('ink')}>
          {t('contests')}
        </Link>
        <Link href="/" className={buttonClass('line')}>
          {t('home')}
        </Link>
      </p>
    </Notice>
  );
}
