'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { deskPartPath } from '@/lib/events/contest/client/addresses';
import type { ContestPhase } from '@/lib/events/contest/codes';
import type { PanelJudge } from '@/lib/events/judging/contract';
import { missingInRound } from '@/lib/events/judging/rules/check-round';
import { toast } from '@/lib/platform/client/toast';
import { Link } from '@/lib/platform/i18n/link';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import { useRoundRule } from './edit-rules';
import type { EditedRound } from './edit-state';
import { toFields } from './edit-values';

interface EditOpeningProps {
  edited: EditedRound;
  judges: readonly PanelJudge[];
  phase: ContestPhase | null;
}

/** What is missing before a round can be opened, each leading to its field, and the opening, after which all is fixed. */
export function EditOpening({ edited, judges, phase }: EditOpeningProps) {
  const t = useTranslations('judgingDesk.opening');
  const [openedAt] = useState(Date.now);
  const [isAsked, setAsked] = useState(false);
  const missing = missingInRound(
    toFields(edited.typed),
    judges.map(({ state }) => state),
    openedAt,
  );
  // What the server said of the rest: entries, the round before, conflicts.
  const known = new Set(missing.map(keyOf));
  const lacks = [...missing, ...edited.lacks.filter((one) => !known.has(keyOf(one)))];
  const waits = phase === 'announced' || phase === 'open' || phase === null ? (phase ?? 'draft') : null;

  async function open() {
    setAsked(false);
    if (await edited.open()) toast(t('opened'));
  }
  return (
    <>
      {waits && <p className="mb-3 text-ink-2 text-pretty">{t(`phase.${waits}`)}</p>}
      <Lacks lacks={lacks} contestId={edited.round.contestId} />
      <button
        type="button"
        disabled={missing.length > 0 || waits !== null}
        aria-disabled={edited.isOpening || undefined}
        onClick={() => !edited.isOpening && setAsked(true)}
        className={`mt-3 w-full aria-disabled:opacity-60 ${buttonClass('accent')}`}
      >
        {edited.isOpening ? t('opening') : t('action')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('yes')}
          cancelLabel={t('no')}
          onConfirm={open}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

const keyOf = ({ field, rule }: FieldError) => `${field} ${rule}`;

const parts = ['nameZh', 'criteria', 'deadlineTime', 'judges', 'perEntry', 'entries', 'position'] as const;
type Part = (typeof parts)[number];

function Lacks({ lacks, contestId }: { lacks: readonly FieldError[]; contestId: string }) {
  const t = useTranslations('judgingDesk.opening');
  const wordsOf = useRoundRule();
  return (
    <div aria-live="polite">
      <p className={lacks.length === 0 ? 'text-ok' : ''}>
        {lacks.length === 0 ? t('ready') : t('some', { count: lacks.length })}
      </p>
      <ul className="mt-1 text-sm">
        {lacks.map((lack) => {
          const part: Part = parts.find((name) => lack.field.split('.')[0] === name) ?? 'criteria';
          const line = t('line', { part: t(`parts.${part}`), text: wordsOf(lack.field, lack.rule) });
          const link = 'inline-block py-2 text-ink-2 underline-offset-4 hover:underline';
          return (
            <li key={keyOf(lack)}>
              {part === 'entries' || part === 'position' ? (
                <Link href={deskPartPath(contestId, part === 'entries' ? 'entries' : 'judging')} className={link}>
                  {line}
                </Link>
              ) : (
                <a href={`#${part}`} className={link}>
                  {line}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
