'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormField, noteOf } from '@/components/ui/form-field';
import { type TopicKind, topicKinds } from '@/lib/community/topic/codes';

interface KindFieldProps {
  value: TopicKind;
  hint: string;
  error: string | undefined;
  /** It cannot be changed any more. */
  isFixed?: boolean;
  onChange(kind: TopicKind): void;
}

/** The kind of a channel, by which others find it. */
export function KindField({ value, hint, error, isFixed = false, onChange }: KindFieldProps) {
  const t = useTranslations('topicEdit.fields');
  const nameOf = useTranslations('topicPage.kinds');
  const id = useId();
  return (
    <FormField id={id} label={t('kind')} hint={hint} error={error}>
      <select
        id={id}
        value={value}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.value as TopicKind)}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteOf(id)}
        className="h-12 w-full rounded-md border border-line bg-surface px-3.5 text-lg focus-visible:outline-offset-0 disabled:text-ink-3 aria-invalid:border-danger"
      >
        {topicKinds.map((kind) => (
          <option key={kind} value={kind}>
            {nameOf(kind)}
          </option>
        ))}
      </select>
    </FormField>
  );
}
