'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { FormAlert } from '@/components/ui/form-alert';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { type AnswerTemplate, answerTemplates, applicationLimits } from '@/lib/careers/application/codes';
import type { ApplicationDetail } from '@/lib/careers/application/contract';
import { stateAfterAnswer } from '@/lib/careers/application/rules/transitions';
import { toast } from '@/lib/platform/client/toast';
import { countCharacters } from '@/lib/platform/shared/characters';
import { useDeskAct } from './use-desk-act';

/** Answers the applicant: by a template, whose words can be changed before they are sent. */
export function OneAnswer({ application }: { application: ApplicationDetail }) {
  const t = useTranslations('applicationDesk.answer');
  const names = useTranslations('applicationAnswers.names');
  const [template, setTemplate] = useState<AnswerTemplate | null>(null);
  const possible = answerTemplates.filter((one) => stateAfterAnswer(one, application.state) !== null);
  return (
    <section>
      <h2 className="mb-1 text-lg">{t('title')}</h2>
      <p className="mb-3 text-ink-3 text-sm text-pretty">{t('hint')}</p>
      <fieldset className="mb-3 flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{t('template')}</legend>
        {possible.map((one) => (
          <ChoiceChip key={one} isPressed={one === template} onPress={() => setTemplate(one === template ? null : one)}>
            {names(one)}
          </ChoiceChip>
        ))}
      </fieldset>
      {template && possible.includes(template) && (
        <Writing key={template} application={application} template={template} onSent={() => setTemplate(null)} />
      )}
    </section>
  );
}

interface WritingProps {
  application: ApplicationDetail;
  template: AnswerTemplate;
  onSent(): void;
}

function Writing({ application, template, onSent }: WritingProps) {
  const { id, revision, job } = application;
  const t = useTranslations('applicationDesk.answer');
  const rules = useTranslations('applicationDesk.rules');
  const texts = useTranslations('applicationAnswers.texts');
  const proposed = texts(template, { job: job.title });
  const { act, acts, isPending, problem } = useDeskAct(id);
  const [text, setText] = useState(proposed);
  const written = text.trim();
  const [length, max] = [countCharacters(written), applicationLimits.answer];
  const isOver = length > max;
  const isAsItWas = written === '' || written === proposed;

  async function send() {
    if (isOver) return;
    // Sent without words the applicant reads the template in their own language.
    if (!(await act(() => acts.answer({ id, revision, template, text: isAsItWas ? '' : written })))) return;
    toast(t('done'));
    onSent();
  }
  return (
    <>
      <TextAreaField
        label={t('text')}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        isOver={isOver}
        error={isOver ? rules('answer') : undefined}
        counter={2 * length > max && <LengthCount {...{ length, max }} label={t('count', { length, max })} />}
      />
      <FormAlert>{problem}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={send}
          className={`aria-disabled:opacity-60 ${buttonClass('accent')}`}
        >
          {t(isPending ? 'sending' : 'send')}
        </button>
        {!isAsItWas && (
          <button type="button" onClick={() => setText(proposed)} className={buttonClass('line')}>
            {t('reset')}
          </button>
        )}
      </div>
    </>
  );
}
