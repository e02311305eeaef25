'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { WrittenWinner } from '@/lib/events/award/client/desk';
import { awardLimits } from '@/lib/events/award/codes';
import type { ChosenEntry } from '@/lib/events/award/contract';
import type { BrokenRules } from '@/lib/platform/client/saver-state';
import { countCharacters } from '@/lib/platform/shared/characters';
import { languageNames } from '@/lib/platform/shared/language';
import { useRuleWords } from './desk-rules';
import { WinnerPicture, WinnerTitle } from './desk-winners';

interface WinnerFieldsProps {
  entry: ChosenEntry;
  winner: WrittenWinner;
  /** Its place among the winners, by which its rules are named. */
  index: number;
  isLast: boolean;
  rules: BrokenRules;
  onChange(part: Partial<WrittenWinner>): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** One who wins, with why, and its place among the others. */
export function WinnerFields({ entry, winner, index, isLast, rules, onChange, onMove, onRemove }: WinnerFieldsProps) {
  const t = useTranslations('awardDesk.winners');
  const wordsOf = useRuleWords();
  const max = awardLimits.citation;
  return (
    <section aria-label={entry.title} className="rounded-md border border-line bg-surface p-4">
      <div className="flex gap-3">
        <WinnerPicture entry={entry} />
        <WinnerTitle entry={entry} />
      </div>
      <div className="mt-3 grid gap-x-4 md:grid-cols-2">
        {(['citationZh', 'citationEn'] as const).map((field) => {
          const length = countCharacters(winner[field].trim());
          const path = `winners.${index}.${field}`;
          return (
            <TextAreaField
              key={field}
              label={t(field)}
              hint={t('citationHint')}
              lang={languageNames[field === 'citationZh' ? 'zh' : 'en'].html}
              rows={2}
              value={winner[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
              isOver={length > max}
              counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
              error={wordsOf(path, rules[path])}
            />
          );
        })}
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        {index > 0 && (
          <button type="button" onClick={() => onMove(index - 1)} className={buttonClass('line', 'row')}>
            {t('up')}
          </button>
        )}
        {!isLast && (
          <button type="button" onClick={() => onMove(index + 1)} className={buttonClass('line', 'row')}>
            {t('down')}
          </button>
        )}
        <button type="button" onClick={onRemove} className={`text-danger ${buttonClass('line', 'row')}`}>
          {t('remove')}
        </button>
      </div>
    </section>
  );
}
