'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LengthCount } from '@/components/ui/length-count';
import { TextAreaField } from '@/components/ui/text-area-field';
import { questionLimits } from '@/lib/community/question/codes';
import { countCharacters } from '@/lib/platform/shared/characters';

interface QuestionFieldsProps {
  title: string;
  text: string;
  onTitle(text: string): void;
  onText(text: string): void;
  errors: Readonly<Record<string, string>>;
  words: Record<'title' | 'text', string> & Partial<Record<'titleHint' | 'textHint', string>>;
  /** Between the two. */
  children?: ReactNode;
}

/** What one writes of a question: a sentence, and what belongs to it. */
export function QuestionFields({ title, text, onTitle, onText, errors, words, children }: QuestionFieldsProps) {
  return (
    <div className="space-y-2.5">
      <TextAreaField
        rows={1}
        value={title}
        // A title is one line, however long that is.
        onChange={({ target }) => onTitle(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        label={words.title}
        hint={words.titleHint}
        error={errors.title}
        {...countOf(title, questionLimits.title)}
      />
      {children}
      <TextAreaField
        rows={5}
        value={text}
        onChange={({ target }) => onText(target.value)}
        label={words.text}
        hint={words.textHint}
        error={errors.text}
        {...countOf(text, questionLimits.text)}
      />
    </div>
  );
}

function countOf(text: string, max: number) {
  const length = countCharacters(text.trim());
  return { counter: <Counter {...{ length, max }} />, isOver: length > max };
}

function Counter({ length, max }: { length: number; max: number }) {
  const t = useTranslations('question');
  return <LengthCount length={length} max={max} label={t('count', { length, max })} />;
}

/** What is wrong with what is written, by field. */
export function useQuestionRules(): (title: string, text: string) => Record<string, string> {
  const t = useTranslations('question.rules');
  return (title, text) => {
    const length = countCharacters(title.trim());
    return {
      ...(length === 0 && { title: t('required') }),
      ...(length > questionLimits.title && { title: t('title') }),
      ...(countCharacters(text.trim()) > questionLimits.text && { text: t('text') }),
    };
  };
}
