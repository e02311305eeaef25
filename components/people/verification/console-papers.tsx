'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { CardPrivatePicture } from '@/components/base/staff/card-private-picture';
import { Gallery } from '@/components/ui/gallery';
import { openPapers, readPaperPicture } from '@/lib/people/verification/client/console';
import { verifiedAges } from '@/lib/people/verification/codes';
import type { Papers } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { ageByIdCard } from '@/lib/platform/shared/id-card';

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
  const viewerWords = useViewerWords();
  const { name, number, legalRepresentative, contactName, contactPhone, pictures } = papers;
  const age = ageByIdCard(number, beijingDay(Date.now()));
  return (
    <>
      <Facts
        facts={[
          { label: t('name'), value: name },
          { label: t('number'), value: <span className="tabular-nums">{number}</span> },
          {
            label: t('age'),
            value: age === null ? '' : t('ageOf', { age, note: age < verifiedAges.adult ? 'minor' : 'none' }),
          },
          { label: t('legalRepresentative'), value: legalRepresentative },
          { label: t('contactName'), value: contactName },
          { label: t('contactPhone'), value: contactPhone },
        ]}
      />
      <Gallery name="papers" words={viewerWords}>
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {pictures.map(({ side, key }) => (
            <li key={side} className="aspect-3/2">
              <CardPrivatePicture
                call={readPaperPicture}
                input={{ key }}
                label={t(`sides.${side}`)}
                lost={t('pictureLost')}
              />
            </li>
          ))}
        </ul>
      </Gallery>
    </>
  );
}
