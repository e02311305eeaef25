'use client';

import { useTranslations } from 'next-intl';
import { NeedsPhone } from '@/components/people/person/card-needs-phone';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { useTopicActs } from '@/lib/community/topic/client/own-topics';
import type { NewTopicFields } from '@/lib/community/topic/contract';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { KindField } from './kind-field';

const steps = ['fill', 'review', 'host'] as const;

interface StartTopicProps {
  /** What the form begins with. */
  fields: NewTopicFields;
  /** The query of this page, by which it begins so. */
  query: string;
  /** The person has no bound mobile number, without which nobody asks for a channel. */
  isPhoneNeeded: boolean;
}

/** How one comes to a channel of one's own, and the first step: its names and its kind make a draft. */
export function StartTopic({ isPhoneNeeded, ...form }: StartTopicProps) {
  const t = useTranslations('topicEdit.start');
  return (
    <div className="mx-auto max-w-140">
      <h1 className="text-2xl">{t('title')}</h1>
      <ol className="mt-4 mb-7 flex flex-col gap-2 text-ink-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
              {index + 1}
            </span>
            <span className="text-pretty">{t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
      {isPhoneNeeded ? (
        <div className="rounded-md bg-sunk px-4 pt-3.5 pb-1.5">
          <p className="text-pretty">{t('phone')}</p>
          <NeedsPhone query={form.query} />
        </div>
      ) : (
        <StartForm {...form} />
      )}
    </div>
  );
}

function StartForm({ fields: first, query }: Omit<StartTopicProps, 'isPhoneNeeded'>) {
  const t = useTranslations('topicEdit');
  const router = useRouter();
  const { create } = useTopicActs();
  const kept = `new-channel ${query}`;
  const form = useCallForm({
    schema: () => import('@/lib/community/topic/contract/own').then(({ createTopic }) => createTopic.input),
    rules: 'topicEdit.rules',
    values: first,
    // What was sent and not taken, such as before a login or a bound phone.
    known: () => ({ ...(readJsonInTab(kept) as Partial<NewTopicFields> | null) }),
    async send(fields) {
      keepInTab(kept, JSON.stringify(fields));
      const { id } = await create(fields);
      keepInTab(kept, null);
      router.replace(`/AddTopic/${encodeURIComponent(id)}`);
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      <TextField
        {...form.field('nameZh')}
        label={t('fields.nameZh')}
        hint={t('fields.nameHint')}
        lang="zh-Hans"
        autoComplete="off"
      />
      <TextField
        {...form.field('nameEn')}
        label={t('fields.nameEn')}
        hint={t('fields.optional')}
        lang="en"
        autoComplete="off"
      />
      <KindField
        value={form.form.watch('kind')}
        hint={t('fields.kindHint')}
        error={form.errorOf('kind')}
        onChange={(kind) => form.form.setValue('kind', kind)}
      />
      <FormAlert>
        {form.problem && <p>{form.problem.text}</p>}
        {form.problem?.code === 'PhoneNeeded' && <NeedsPhone query={query} />}
        {form.problem?.code === 'TooManyChannels' && (
          <Link
            href="/topicManage"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('own.title')}
          </Link>
        )}
      </FormAlert>
      <FormSubmit isPending={form.isPending} pendingLabel={t('start.beginning')}>
        {t('start.begin')}
      </FormSubmit>
    </form>
  );
}
