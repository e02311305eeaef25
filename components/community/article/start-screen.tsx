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
import { useArticleActs } from '@/lib/community/article/client/own-articles';
import { articleLimits } from '@/lib/community/article/codes';
import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { Link } from '@/lib/platform/i18n/link';
import { useLanguage, useRouter } from '@/lib/platform/i18n/use-navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';

interface StartArticleProps {
  /** The channel that the address names; null for none. */
  channel: PickedChannel | null;
  /** The query of this page, by which it names one. */
  query: string;
  /** The person has no bound mobile number, without which nobody writes. */
  isPhoneNeeded: boolean;
  FoundTopics: FoundChannels;
}

/** The beginning of an article: its title in one language, and its channel, make a draft. */
export function StartArticle({ isPhoneNeeded, ...form }: StartArticleProps) {
  const t = useTranslations('articleEdit.start');
  return (
    <div className="mx-auto max-w-140">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-7 text-ink-2 text-pretty">{t('text')}</p>
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

interface StartFields {
  title: string;
  language: Language;
  topicId: string;
}

/** What was sent and not taken, such as before a login or a bound phone. The same fields sent again make the same draft. */
interface KeptStart {
  fields: StartFields;
  channel: PickedChannel | null;
  clientId: string;
}

function StartForm({ channel: first, query, FoundTopics }: Omit<StartArticleProps, 'isPhoneNeeded'>) {
  const t = useTranslations('articleEdit');
  const router = useRouter();
  const version = useLanguage();
  const { create } = useArticleActs();
  const [channel, setChannel] = useState(first);
  const key = `new-article ${query}`;
  const kept = () => readJsonInTab(key) as KeptStart | null;
  const form = useCallForm({
    schema: () =>
      import('@/lib/community/article/contract/own').then(({ createArticle }) =>
        createArticle.input.omit({ clientId: true }),
      ),
    rules: 'articleEdit.rules',
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
      router.replace(`/articleIndex/${encodeURIComponent(id)}/edit`);
    },
  });
  function pick(picked: PickedChannel | null) {
    setChannel(picked);
    form.form.setValue('topicId', picked?.id ?? '');
  }
  const language = form.form.watch('language');
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      <LanguageField
        label={t('start.language')}
        nameOf={(name) => t(`start.languages.${name}`)}
        value={language}
        onChange={(value) => form.form.setValue('language', value)}
      />
      <TextField
        {...form.field('title')}
        label={t('start.headline')}
        lang={languageNames[language].html}
        autoComplete="off"
      />
      <ChannelField
        label={t('channel.label')}
        hint={t('channel.hint')}
        channel={channel}
        error={form.errorOf('topicId')}
        FoundTopics={FoundTopics}
        onPick={pick}
      />
      <FormAlert>
        {form.problem && (
          <p>
            {form.problem.code === 'TooManyDrafts'
              ? t('start.tooMany', { count: articleLimits.unpublished })
              : form.problem.text}
          </p>
        )}
        {form.problem?.code === 'PhoneNeeded' && <NeedsPhone query={query} />}
        {form.problem?.code === 'TooManyDrafts' && (
          <Link
            href="/MyMaJiang/articles"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('start.drafts')}
          </Link>
        )}
      </FormAlert>
      <FormSubmit isPending={form.isPending} pendingLabel={t('start.beginning')}>
        {t('start.begin')}
      </FormSubmit>
    </form>
  );
}
