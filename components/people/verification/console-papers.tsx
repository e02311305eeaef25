'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/base/staff/card-act';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection, Facts } from '@/components/base/staff/card-parts';
import { Gallery } from '@/components/ui/gallery';
import { openPapers } from '@/lib/people/verification/client/console';
import type { ApplicationForReview, Papers as OpenedPapers } from '@/lib/people/verification/contract';
import { call } from '@/lib/platform/client/call';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { PaperPicture } from './console-paper-picture';

/** The private facts and pictures, opened by a press, since each look is recorded. They stay in this screen only. */
export function Papers({ application: { id, hasPictures } }: { application: ApplicationForReview }) {
  const t = useTranslations('verificationConsole.papersOf');
  const viewer = useViewerWords();
  const { isActing, act } = useAct();
  const [papers, setPapers] = useState<OpenedPapers | null>(null);
  const open = () => act({ work: async () => setPapers(await call(openPapers, { id }, { quiet: true })), renews: [] });
  return (
    <ConsoleSection title={t('title')}>
      <p className="mb-3 text-ink-3 text-sm text-pretty">{t('lead')}</p>
      {papers && (
        <Facts
          facts={(['name', 'number', 'legalRepresentative', 'contactName', 'contactPhone'] as const).map((name) => ({
            label: t(name),
            value: papers[name],
          }))}
        />
      )}
      {papers && (
        <Gallery name="papers" words={viewer} className="my-4 flex flex-wrap gap-3 empty:hidden">
          {papers.pictures.map(({ side, key }) => (
            <PaperPicture key={key} side={t(`sides.${side}`)} link={key} />
          ))}
        </Gallery>
      )}
      {!hasPictures && <p className="my-3 text-ink-2 text-sm">{t('gone')}</p>}
      <button type="button" aria-disabled={isActing || undefined} onClick={open} className={consoleButton()}>
        {isActing ? t('opening') : t(papers ? 'again' : 'open')}
      </button>
    </ConsoleSection>
  );
}
