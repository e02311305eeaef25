'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { ChannelField, type FoundChannels, type PickedChannel } from '@/components/community/topic/card-channel-field';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextField } from '@/components/ui/text-field';
import { LanguageField } from '@/components/works/work/card-language-field';
import { NeedsPhone } from '@/components/works/work/card-needs-phone';
import { editBroadcastPath, hostPath } from '@/lib/live/broadcast/client/addresses';
import { useBroadcastActs } from '@/lib/live/broadcast/client/own-broadcasts';
import { broadcastLimits } from '@/lib/live/broadcast/codes';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { useLanguage, useRouter } from '@/lib/platform/i18n/use-navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { type LiveSteps, mayGoLive, StartSteps } from './start-steps';

interface StartBroadcastProps {
  /** The channel that the address names; null for none. */
  channel: PickedChannel | null;
  /** The query of this page, by which it names one. */
  query: string;
  steps: LiveSteps;
  FoundTopics: FoundChannels;
}

/** The beginning of a broadcast: its title in one language and its channel make a draft. For verified people and companies. */
export function StartBroadcast({ steps, ...form }: StartBroadcastProps) {
  const t = useTranslations('broadcastEdit.start');
  const isReady = mayGoLive(steps);
  return (
    <div className="mx-auto max-w-180">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-7 text-ink-2 text-pretty">{t(isReady ? 'text' : 'needs')}</p>
      {isReady ? <StartForm {...form} /> : <StartSteps steps={steps} query={form.query} />}
    </div>
  );
}

interface StartFields {
  title: string;
  language: Language;
  topicId: string;
}

/** What was sent and not taken, such as before a login. The same fields sent again make the same draft. */
interface KeptStart {
  fields: StartFields;
  channel: PickedChannel | null;
  clientId: string;
}

function StartForm(props: Omit<StartBroadcastProps, 'steps'>) {
  const t = useTranslations('broadcastEdit');
  const nameOf = useTranslations('editor.languages');
  const { form, channel, pick } = useStartForm(props);
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
        hint={t('fields.titleHint', { max: broadcastLimits.title })}
        lang={languageNames[language].html}
        autoComplete="off"
      />
      <ChannelField
        label={t('channel.label')}
        hint={t('channel.hint')}
        channel={channel}
        error={form.errorOf('topicId')}
        FoundTopics={props.FoundTopics}
        onPick={pick}
      />
      <StartProblem problem={form.problem} query={props.query} />
      <FormSubmit isPending={form.isPending} pendingLabel={t('start.beginning')}>
        {t('start.begin')}
      </FormSubmit>
    </form>
  );
}

function useStartForm({ channel: first, query }: Omit<StartBroadcastProps, 'steps'>) {
  const router = useRouter();
  const version = useLanguage();
  const { create } = useBroadcastActs();
  const [channel, setChannel] = useState(first);
  const key = `new-broadcast ${query}`;
  const kept = () => readJsonInTab(key) as KeptStart | null;
  const form = useCallForm({
    schema: () =>
      import('@/lib/live/broadcast/contract/own').then(({ createBroadcast }) =>
        createBroadcast.input.omit({ clientId: true }),
      ),
    rules: 'broadcastEdit.rules',
    values: { title: '', language: version, topicId: first?.id ?? '' } as StartFields,
    known() {
      const former = kept();
      if (former) setChannel(former.channel);
      return { ...former?.fields };
    },
    async send(fields) {
      const former = kept();
      const isSame = JSON.stringify(former?.fields) === JSON.stringify(fields);
      const clientId = former && isSame ? former.clientId : newId();
      keepInTab(key, JSON.stringify({ fields, channel, clientId } satisfies KeptStart));
      const { id } = await create({ ...fields, clientId });
      keepInTab(key, null);
      router.replace(editBroadcastPath(id));
    },
  });
  function pick(picked: PickedChannel | null) {
    setChannel(picked);
    form.form.setValue('topicId', picked?.id ?? '');
  }
  return { form, channel, pick };
}

function StartProblem({ problem, query }: { problem: { code: string; text: string } | null; query: string }) {
  const t = useTranslations('broadcastEdit.start');
  const code = problem?.code;
  const link = (href: string, words: string) => (
    <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {words}
    </Link>
  );
  return (
    <FormAlert>
      {problem && (
        <p>{code === 'TooManyDrafts' ? t('tooMany', { count: broadcastLimits.unpublished }) : problem.text}</p>
      )}
      {code === 'PhoneNeeded' && <NeedsPhone query={query} />}
      {code === 'Forbidden' && link('/qualifications', t('verify'))}
      {code === 'TooManyDrafts' && link(hostPath, t('drafts'))}
    </FormAlert>
  );
}
