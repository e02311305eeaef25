'use client';

import { useTranslations } from 'next-intl';
import { v4 as newId } from 'uuid';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { LanguageField } from '@/components/works/work/card-language-field';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import { editJobPath, recruitPath } from '@/lib/careers/job/client/addresses';
import { useJobActs } from '@/lib/careers/job/client/own-jobs';
import { jobLimits } from '@/lib/careers/job/codes';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type { Problem } from '@/lib/platform/client/use-problem-words';
import { Link } from '@/lib/platform/i18n/link';
import { useLanguage, useRouter } from '@/lib/platform/i18n/use-navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { mayPost, type PostSteps, StartSteps } from './start-steps';

/** The beginning of a job: its title in one language makes a draft. For verified companies. */
export function StartJob({ steps }: { steps: PostSteps }) {
  const t = useTranslations('jobEdit.start');
  const isReady = mayPost(steps);
  return (
    <div className="mx-auto max-w-180">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-7 text-ink-2 text-pretty">{t(isReady ? 'text' : 'needs')}</p>
      {isReady ? <StartForm /> : <StartSteps steps={steps} />}
    </div>
  );
}

interface StartFields {
  title: string;
  language: Language;
}

/** What was sent and not taken, such as before a login. The same fields sent again make the same draft. */
interface KeptStart {
  fields: StartFields;
  clientId: string;
}

function StartForm() {
  const t = useTranslations('jobEdit');
  const nameOf = useTranslations('editor.languages');
  const form = useStartForm();
  const language = form.form.watch('language');
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      <LanguageField
        label={t('start.language')}
        nameOf={nameOf}
        value={language}
        onChange={(value) => form.form.setValue('language', value)}
      />
      <TextField
        {...form.field('title')}
        label={t('start.headline')}
        hint={t('fields.hints.title', { max: jobLimits.title })}
        lang={languageNames[language].html}
        autoComplete="off"
      />
      <StartProblem problem={form.problem} />
      <FormSubmit isPending={form.isPending} pendingLabel={t('start.beginning')}>
        {t('start.begin')}
      </FormSubmit>
    </form>
  );
}

const key = 'new-job';

function useStartForm() {
  const router = useRouter();
  const version = useLanguage();
  const { create } = useJobActs();
  const kept = () => readJsonInTab(key) as KeptStart | null;
  return useCallForm({
    schema: () =>
      import('@/lib/careers/job/contract/own').then(({ createJob }) => createJob.input.omit({ clientId: true })),
    rules: 'jobEdit.rules',
    values: { title: '', language: version } as StartFields,
    known: () => ({ ...kept()?.fields }),
    async send(fields) {
      const former = kept();
      const isSame = JSON.stringify(former?.fields) === JSON.stringify(fields);
      const clientId = former && isSame ? former.clientId : newId();
      keepInTab(key, JSON.stringify({ fields, clientId } satisfies KeptStart));
      const { id } = await create({ ...fields, clientId });
      keepInTab(key, null);
      router.replace(editJobPath(id));
    },
  });
}

function StartProblem({ problem }: { problem: Problem | null }) {
  const t = useTranslations('jobEdit.start');
  const code = problem?.code;
  const link = (href: string, words: string) => (
    <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <FormAlert>
      {problem && <p>{code === 'TooManyDrafts' ? t('tooMany', { count: jobLimits.unpublished }) : problem.text}</p>}
      {code === 'PhoneNeeded' && <NeedsPhone />}
      {code === 'CompanyNeeded' && link('/qualifications', t('verify'))}
      {code === 'TooManyDrafts' && link(recruitPath, t('drafts'))}
    </FormAlert>
  );
}
