'use client';

import { useTranslations } from 'next-intl';
import { v4 as newId } from 'uuid';
import { buttonClass } from '@/components/ui/button-class';
import { TextField } from '@/components/ui/text-field';
import { activityLimits } from '@/lib/events/activity/codes';
import type { WrittenQuestion } from '@/lib/events/activity/contract';
import { languageNames } from '@/lib/platform/shared/language';
import { useRuleOf } from './edit-rules';
import type { EditedActivity } from './edit-state';

/** What the organiser asks everybody who takes part. */
export function EditQuestions({ activity }: { activity: EditedActivity }) {
  const t = useTranslations('activityEdit.questions');
  const { questions } = activity.values;
  const put = (list: WrittenQuestion[]) => activity.change({ questions: list });
  return (
    <>
      <p className="-mt-1 mb-3 text-ink-3 text-sm text-pretty">{t('hint', { most: activityLimits.questions })}</p>
      <ol className="flex flex-col gap-3">
        {questions.map((question, index) => (
          <li key={question.id} className="rounded-md border border-line bg-surface px-4 pt-4 pb-3">
            <QuestionFields
              {...{ activity, question, index }}
              onChange={(part) =>
                put(questions.map((other) => (other === question ? { ...question, ...part } : other)))
              }
              onRemove={() => put(questions.filter((other) => other !== question))}
            />
          </li>
        ))}
      </ol>
      {questions.length < activityLimits.questions && (
        <button
          type="button"
          onClick={() => put([...questions, { id: newId(), textZh: '', textEn: '', isRequired: false }])}
          className={`${questions.length > 0 ? 'mt-3' : ''} ${buttonClass('line')}`}
        >
          {t('add')}
        </button>
      )}
    </>
  );
}

interface QuestionFieldsProps {
  activity: EditedActivity;
  question: WrittenQuestion;
  index: number;
  onChange(part: Partial<WrittenQuestion>): void;
  onRemove(): void;
}

function QuestionFields({ activity, question, index, onChange, onRemove }: QuestionFieldsProps) {
  const t = useTranslations('activityEdit.questions');
  const ruleOf = useRuleOf(activity);
  return (
    <fieldset>
      <legend className="sr-only">{t('question', { place: index + 1 })}</legend>
      <div className="grid gap-x-5 md:grid-cols-2">
        {(['textZh', 'textEn'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            lang={languageNames[name === 'textZh' ? 'zh' : 'en'].html}
            autoComplete="off"
            error={ruleOf(`questions.${index}.${name}`)}
            value={question[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={question.isRequired}
            onChange={({ target }) => onChange({ isRequired: target.checked })}
            className="size-5 accent-accent"
          />
          {t('required')}
        </label>
        <button type="button" onClick={onRemove} className={`text-danger ${buttonClass('line', 'row')}`}>
          {t('remove')}
          <span className="sr-only"> {t('question', { place: index + 1 })}</span>
        </button>
      </div>
    </fieldset>
  );
}
