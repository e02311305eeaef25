import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ScreenIcon } from '@/components/ui/screen-icon';
import type { Certificate } from '@/lib/events/award/contract';
import { printedCode } from '@/lib/events/award/rules/certificate-code';
import { contestPartPath, contestPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface CertificateScreenProps {
  certificate: Certificate;
  /** In capitals, without hyphens. */
  code: string;
}

/** What a certificate certifies, for whoever checks its code. */
export function CertificateScreen({ certificate, code }: CertificateScreenProps) {
  const t = useTranslations('award.certificate');
  const textLanguage = useTextLanguage();
  const { kind, award, contest, entry, organiser, person, publishedTime } = certificate;
  return (
    <div className="wrap max-w-180! pt-8 pb-16 md:pt-14">
      <p className="flex items-center gap-2 font-semibold text-ok">
        <ScreenIcon name="shield" className="size-6" />
        {t('valid')}
      </p>
      <h1 lang={kind === 'awarded' ? textLanguage(award.language) : undefined} className="mt-3 text-hero wrap-anywhere">
        {kind === 'awarded' ? award.text : t('shortlisted')}
      </h1>
      <p lang={textLanguage(contest.language)} className="mt-2 text-lg text-ink-2 wrap-anywhere">
        {contest.text}
      </p>
      <dl className="mt-8 border-line border-t *:border-line *:border-b *:py-3.5">
        <Fact name={t('entry')}>
          <span lang={textLanguage(entry.language)}>{entry.text}</span>
          <span className="block text-ink-3 text-sm tabular-nums">{t('number', { number: String(entry.number) })}</span>
        </Fact>
        {entry.teamName && <Fact name={t('team')}>{entry.teamName}</Fact>}
        <Fact name={t('person')}>{person || <span className="text-ink-3">{t('erased')}</span>}</Fact>
        <Fact name={t('organiser')}>{organiser}</Fact>
        <Fact name={t('published')}>
          <time dateTime={publishedTime} className="tabular-nums">
            {formatDate(Date.parse(publishedTime))}
          </time>
        </Fact>
        <Fact name={t('code')}>
          <span className="tabular-nums">{printedCode(code)}</span>
        </Fact>
      </dl>
      <p className="mt-4 text-ink-2 text-sm text-pretty">{t('proves')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href={contestPath(contest.name)} className={buttonClass('ink')}>
          {t('contest')}
        </Link>
        <Link href={contestPartPath(contest.name, 'integrity')} className={buttonClass('line')}>
          {t('integrity')}
        </Link>
      </p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-3 text-sm leading-6">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
