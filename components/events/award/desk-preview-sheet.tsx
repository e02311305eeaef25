'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Sheet } from '@/components/ui/sheet';
import type { ResultPreview } from '@/lib/events/award/client/desk';
import type { ResultStage } from '@/lib/events/award/codes';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';
import { translate } from '@/lib/platform/shared/language';

type ResultDocument = ResultPreview['document'];
type Outcome = ResultDocument['outcome'][number];

interface PreviewSheetProps {
  stage: ResultStage;
  document: ResultDocument;
  onClose(): void;
}

/** What would be published, in words: as it would be signed. */
export function PreviewSheet({ stage, document, onClose }: PreviewSheetProps) {
  const t = useTranslations('awardDesk.preview');
  const { contest, entries, vote, shortlist } = document;
  const isNameless = contest.isBlind && stage === 'shortlist';
  return (
    <Sheet open onClose={onClose} label={t(stage)} closeLabel={t('close')} isWide>
      <p className="facts text-ink-2 text-sm tabular-nums">
        <span>{t('sent', { count: entries.sent })}</span>
        <span>{t('shown', { count: entries.shown })}</span>
        {vote && <span>{t('votes', { count: vote.counted })}</span>}
      </p>
      <p className="mt-1 text-ink-2 text-sm text-pretty wrap-anywhere">
        {shortlist.way === 'top' ? t('byTop', { top: shortlist.top }) : t('byHand', { reason: shortlist.reason })}
      </p>
      {isNameless && <p className="mt-1 text-ink-2 text-sm text-pretty">{t('blind')}</p>}
      {stage === 'shortlist' ? <Entries outcome={document.outcome} /> : <Awards document={document} />}
    </Sheet>
  );
}

/** The awards with who wins them, a vacant one too. */
function Awards({ document: { awards, outcome } }: { document: ResultDocument }) {
  const t = useTranslations('awardDesk.preview');
  const textOf = useText();
  return (
    <>
      {awards.map((award) => {
        const winners = outcome.filter((entry) => entry.awards.some(({ id }) => id === award.id));
        return (
          <section key={award.id} className="mt-5 border-line border-t pt-4">
            <h3 className="text-base tracking-normal">{textOf(award.name) || t('untitled')}</h3>
            {textOf(award.prize) && <p className="text-ink-2 text-sm">{textOf(award.prize)}</p>}
            {winners.length === 0 && <p className="mt-2 text-ink-3 text-sm">{t('vacant')}</p>}
            <Entries outcome={winners}>
              {(entry) => textOf(entry.awards.find(({ id }) => id === award.id)?.citation ?? { zh: '', en: '' })}
            </Entries>
          </section>
        );
      })}
    </>
  );
}

/** Entries by their numbers, with their people and what else is said of each. */
function Entries({ outcome, children }: { outcome: readonly Outcome[]; children?(entry: Outcome): ReactNode }) {
  const t = useTranslations('awardDesk');
  const textOf = useText();
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y empty:hidden">
      {outcome.map((entry) => (
        <li key={entry.id} className="py-2.5">
          <p className="wrap-anywhere">
            <span className="text-ink-3 text-sm tabular-nums">{t('number', { number: entry.number })}</span>{' '}
            <span className="font-semibold">{textOf(entry.title)}</span>
          </p>
          <p className="text-ink-2 text-sm wrap-anywhere">
            {[entry.teamName, ...entry.people.map(({ name }) => name)].filter(Boolean).join(t('comma'))}
          </p>
          {children && <p className="text-ink-2 text-sm whitespace-pre-line wrap-anywhere">{children(entry)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A text of a result in this language, or in the other one. */
function useText() {
  const language = useLanguage();
  return ({ zh, en }: { zh: string; en: string }) => translate(zh, en, language).text;
}
