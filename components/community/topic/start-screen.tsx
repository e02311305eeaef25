'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import { useTopicActs } from '@/lib/community/topic/client/own-topics';
import type { TopicKind } from '@/lib/community/topic/codes';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { KindField } from './kind-field';

const steps = ['fill', 'review', 'host'] as const;

/** How one comes to a channel of one's own, and the first step: its name and its kind make a draft. */
export function StartTopic() {
  const t = useTranslations('topicEdit');
  const router = useRouter();
  const { create } = useTopicActs();
  const form = useCallForm({
    schema: () => import('@/lib/community/topic/contract/own').then(({ createTopic }) => createTopic.input),
    rules: 'topicEdit.rules',
    values: { nameZh: '', kind: 'light' as TopicKind },
    send: async (fields) => router.replace(`/AddTopic/${encodeURIComponent((await create(fields)).id)}`),
  });
  return (
    <div className="mx-auto max-w-140">
      <h1 className="text-2xl">{t('start.title')}</h1>
      <ol className="mt-4 mb-7 flex flex-col gap-2 text-ink-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
              {index + 1}
            </span>
            <span className="text-pretty">{t(`start.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
        <TextField {...form.field('nameZh')} label={t('fields.nameZh')} hint={t('fields.nameHint')} lang="zh-Hans" />
        <KindField
          value={form.form.watch('kind')}
          hint={t('fields.kindHint')}
          error={form.errorOf('kind')}
          onChange={(kind) => form.form.setValue('kind', kind)}
        />
        <FormAlert>
          {form.problem && <p>{form.problem.text}</p>}
          {form.problem?.code === 'PhoneNeeded' && <NeedsPhone />}
        </FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={t('start.beginning')}>
          {t('start.begin')}
        </FormSubmit>
      </form>
    </div>
  );
}
