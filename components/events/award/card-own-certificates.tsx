'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { saveCertificate } from '@/lib/events/award/client/certificates';
import type { findCertificates } from '@/lib/events/award/contract';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import { formatDate } from '@/lib/platform/shared/format/beijing';

type Certificates = DataOf<typeof findCertificates>;

interface OwnCertificatesProps {
  entryId: string;
  certificates: Certificates;
}

/** Certificates that the caller has of an entry, to be saved as PDF; nothing where there are none. */
export function OwnCertificates({ entryId, certificates }: OwnCertificatesProps) {
  const t = useTranslations('entryOwn.certificates');
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates" className="text-base">
        {t('title')}
      </h2>
      <p className="mt-0.5 text-ink-3 text-sm text-pretty">{t('text')}</p>
      <ul className="mt-2 border-line border-t">
        {certificates.map((certificate) => (
          <Certificate key={certificate.awardId ?? ''} {...{ entryId, certificate }} />
        ))}
      </ul>
    </section>
  );
}

function Certificate({ entryId, certificate }: { entryId: string; certificate: Certificates[number] }) {
  const t = useTranslations('entryOwn.certificates');
  const textLanguage = useTextLanguage();
  const [isPending, setPending] = useState(false);
  const { kind, award, awardId, publishedTime } = certificate;
  const title = t(kind, { award: award.text });
  async function save() {
    if (isPending) return;
    setPending(true);
    // The call itself reports errors.
    await saveCertificate(entryId, awardId).catch(() => undefined);
    setPending(false);
  }
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 border-line border-b">
      <p className="min-w-0">
        <span
          lang={kind === 'awarded' ? textLanguage(award.language) : undefined}
          className="block font-semibold wrap-anywhere"
        >
          {title}
        </span>
        <span className="text-ink-3 text-sm tabular-nums">{formatDate(Date.parse(publishedTime))}</span>
      </p>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => void save()}
        className={`flex-none aria-disabled:opacity-60 ${buttonClass('line', 'row')}`}
      >
        {t('download')}
        <span className="sr-only"> {title}</span>
      </button>
    </li>
  );
}
