'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { judgingLimits } from '@/lib/events/judging/codes';
import type { JudgingDetail } from '@/lib/events/judging/contract';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { countCharacters } from '@/lib/platform/shared/characters';
import { ScoreField } from './score-field';
import { useScoreRules } from './score-rules';
import type { EditedScore } from './score-state';

interface ScoreFormProps {
  score: EditedScore;
  judging: JudgingDetail;
}

/** The scores of an entry by criteria, and a comment. What cannot be changed any more stays readable. */
export function ScoreForm({ score, judging }: ScoreFormProps) {
  const t = useTranslations('judging.score');
  const form = useRef<HTMLElement>(null);
  const ruleOf = useScoreRules(score);
  const { typed, isReadOnly, isScored, refusals } = score;
  useEffectOn(refusals, (count) => {
    if (count === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[data-broken] input, textarea[aria-invalid=true]');
    field?.focus();
    // What is wrong is said below it, where the bar might be.
    field?.scrollIntoView({ block: 'center' });
  });
  return (
    <section ref={form} aria-label={t('title')}>
      <h2 className="text-lg">{t('title')}</h2>
      {isReadOnly ? (
        <p className="mt-1 text-ink-2 text-pretty">{t(isScored ? 'closed' : 'closedOpen')}</p>
      ) : (
        !isScored && <p className="mt-1 text-ink-3 text-sm text-pretty">{t('draft')}</p>
      )}
      <div className="mt-3 flex flex-col gap-5">
        {judging.criteria.map((criterion) => (
          <ScoreField
            key={criterion.id}
            criterion={criterion}
            value={typed.scores[criterion.id] ?? null}
            isReadOnly={isReadOnly}
            error={ruleOf(`scores.${criterion.id}`)}
            onScore={(value) => score.score(criterion.id, value)}
          />
        ))}
      </div>
      <div className="mt-5">
        <CommentField score={score} needsReason={judging.needsReason} error={ruleOf('comment')} />
      </div>
    </section>
  );
}

interface CommentFieldProps {
  score: EditedScore;
  needsReason: boolean;
  error: string | undefined;
}

function CommentField({ score, needsReason, error }: CommentFieldProps) {
  const t = useTranslations('judging.score');
  const { typed, isReadOnly } = score;
  const [length, max] = [countCharacters(typed.comment.trim()), judgingLimits.comment];
  return (
    <TextAreaField
      label={t('comment')}
      hint={t(needsReason ? 'commentNeeded' : 'commentHint')}
      rows={4}
      readOnly={isReadOnly}
      value={typed.comment}
      onChange={({ target }) => score.comment(target.value)}
      isOver={length > max}
      counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
      error={error}
    />
  );
}
