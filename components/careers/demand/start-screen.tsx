'use client';

import { useTranslations } from 'next-intl';
import { v4 as newId } from 'uuid';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { LanguageField } from '@/components/works/work/card-language-field';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import { demandDeskPath, editDemandPath } from '@/lib/careers/demand/client/addresses';
import { useDemandActs } from '@/lib/careers/demand/client/own-demands';
import { demandLimits } from '@/lib/careers/demand/codes';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { useLanguage, useRouter } from '@/lib/platform/i18n/use-navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { type AskSteps, mayAsk, StartSteps } from './start-steps';

/** The beginning of a demand: its title in one language makes a draft. For verified companies. */
export function StartDemand({ steps }: { steps: AskSteps }) {
  const t = useTranslations('demandEdit.start');
  const isReady = mayAsk(steps);
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

const key = 'new-demand';
const kept = () => readJsonInTab(key) as KeptStart | null;

function StartForm() {
  const t = useTranslations('demandEdit');
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
        hint={t('fields.titleHint', { max: demandLimits.title })}
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

function useStartForm() {
  const router = useRouter();
  const version = useLanguage();
  const { create } = useDemandActs();
  return useCallForm({
    schema: () =>
      import('@/lib/careers/demand/contract/own').then(({ createDemand }) =>
        createDemand.input.omit({ clientId: true }),
      ),
    rules: 'demandEdit.rules',
    values: { title: '', language: version } as StartFields,
    known: () => ({ ...kept()?.fields }),
    async send(fields) {
      const former = kept();
      const isSame = JSON.stringify(former?.fields) === JSON.stringify(fields);
      const clientId = former && isSame ? former.clientId : newId();
      keepInTab(key, JSON.stringify({ fields, clientId } satisfies KeptStart));
      const { id } = await create({ ...fields, clientId });
      keepInTab(key, null);
      router.replace(editDemandPath(id));
    },
  });
}

function StartProblem({ problem }: { problem: { code: string; text: string } | null }) {
  const t = useTranslations('demandEdit.start');
  const code = problem?.code;
  const link = (href: string, words: string) => (
    <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <FormAlert>
      {problem && <p>{code === 'TooManyDrafts' ? t('tooMany', { count: demandLimits.unpublished }) : problem.text}</p>}
      {code === 'PhoneNeeded' && <NeedsPhone />}
      {code === 'CompanyNeeded' && link('/qualifications', t('verify'))}
      {code === 'TooManyDrafts' && link(demandDeskPath, t('drafts'))}
    </FormAlert>
  );
}
