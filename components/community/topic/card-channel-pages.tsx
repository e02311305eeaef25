import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/platform/i18n/link';

/** The ways to the art schools and to the channels for the public good. */
export function CardChannelPages() {
  const schools = useTranslations('artSchools');
  const welfare = useTranslations('welfare');
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      <Link href="/artSchoolCn" className={buttonClass('line')}>
        {schools('heading')}
      </Link>
      <Link href="/welfareChannel" className={buttonClass('line')}>
        {welfare('heading')}
      </Link>
    </p>
  );
}
