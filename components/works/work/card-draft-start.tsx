'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import type { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { LanguageField } from './card-language-field';

/** What every draft begins with: its title in one language. */
export interface DraftFields {
  title: string;
  language: Language;
}

interface DraftStartFormProps<Fields extends DraftFields> {
  form: ReturnType<typeof useCallForm<Fields, unknown>>;
  words: 'articleEdit.start' | 'activityEdit.start' | 'broadcastEdit.start' | 'jobEdit.start' | 'demandEdit.start';
  /** Below the title. */
  hint?: string;
  /** So many drafts one has at most; where they are. */
  drafts: { most: number; path: string };
  /** The code that says that a verification is missing, and the words of the way to it. */
  verification?: { code: string; words: string };
  /** The query of this page, where it matters to who comes back from binding a phone. */
  query?: string;
  /** Fields before those of the title, and after them. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The form in which something is begun; `form` is one of `useDraftStart`. */
export function DraftStartForm<Fields extends DraftFields>(props: DraftStartFormProps<Fields>) {
  const { words, hint, drafts, verification, query = '', before, after } = props;
  const t = useTranslations(words);
  const nameOf = useTranslations('editor.languages');
  // Of its fields only those of every draft matter here.
  const form = props.form as unknown as ReturnType<typeof useCallForm<DraftFields, unknown>>;
  const language = form.form.watch('language');
  const { problem } = form;
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      {before}
      <LanguageField
        label={t('language')}
        nameOf={nameOf}
        value={language}
        onChange={(value) => form.form.setValue('language', value)}
      />
      <TextField
        {...form.field('title')}
        label={t('headline')}
        hint={hint}
        lang={languageNames[language].html}
        autoComplete="off"
      />
      {after}
      <FormAlert>
        {problem && <p>{problem.code === 'TooManyDrafts' ? t('tooMany', { count: drafts.most }) : problem.text}</p>}
        {problem?.code === 'PhoneNeeded' && <NeedsPhone query={query} />}
        {problem && problem.code === verification?.code && <Way to="/qualifications">{verification.words}</Way>}
        {problem?.code === 'TooManyDrafts' && <Way to={drafts.path}>{t('drafts')}</Way>}
      </FormAlert>
      <FormSubmit isPending={form.isPending} pendingLabel={t('beginning')}>
        {t('begin')}
      </FormSubmit>
    </form>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {children}
    </Link>
  );
}
