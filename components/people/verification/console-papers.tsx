'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { PlainImage } from '@/components/ui/plain-image';
import { openPapers, readPaperPicture } from '@/lib/people/verification/client/console';
import type { Papers } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { readFile } from '@/lib/platform/client/download';
import { useObjectUrl } from '@/lib/platform/client/use-object-url';

/** The private facts of an application, once they are asked for: the look is recorded. */
export function OpenedPapers({ id, hasPictures }: { id: string; hasPictures: boolean }) {
  const t = useTranslations('verificationConsole');
  const [papers, setPapers] = useState<Papers>();
  const open = async () => setPapers(await call(openPapers, { id }));
  return (
    <ConsoleSection title={t('papersTitle')}>
      {papers ? (
        <ShownPapers papers={papers} />
      ) : (
        <>
          <p className="mb-3 text-ink-2 text-sm text-pretty">{t(hasPictures ? 'papersLead' : 'noPictures')}</p>
          <button type="button" onClick={() => open().catch(() => {})} className={consoleButton()}>
            {t('open')}
          </button>
        </>
      )}
    </ConsoleSection>
  );
}

function ShownPapers({ papers }: { papers: Papers }) {
  const t = useTranslations('verificationConsole');
  const { name, number, legalRepresentative, contactName, contactPhone, pictures } = papers;
  return (
    <>
      <Facts
        facts={[
          { label: t('name'), value: name },
          { label: t('number'), value: <span className="tabular-nums">{number}</span> },
          { label: t('legalRepresentative'), value: legalRepresentative },
          { label: t('contactName'), value: contactName },
          { label: t('contactPhone'), value: contactPhone },
        ]}
      />
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {pictures.map(({ side, key }) => (
          <li key={side}>
            <PaperPicture link={key} label={t(`sides.${side}`)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** It has no address of its own: it is fetched by its link and shown from memory; a press opens it large. */
function PaperPicture({ link, label }: { link: string; label: string }) {
  const t = useTranslations('verificationConsole');
  const { data, isError } = useQuery({
    queryKey: [readPaperPicture.path, link],
    queryFn: () => readFile(readPaperPicture, { key: link }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const url = useObjectUrl(data);
  if (isError) return <p className="aspect-3/2 rounded-sm bg-sunk p-3 text-danger text-sm">{t('pictureLost')}</p>;
  if (!url) return <p className="aspect-3/2 rounded-sm bg-sunk" />;
  return (
    <button type="button" data-picture className="block w-full cursor-zoom-in overflow-hidden rounded-sm bg-sunk">
      <PlainImage src={url} alt={label} className="aspect-3/2 w-full object-contain" />
    </button>
  );
}
