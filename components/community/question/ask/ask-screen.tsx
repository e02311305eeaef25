'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { FormSubmit } from '@/components/ui/form-submit';
import { Picture } from '@/components/ui/picture';
import { useQuestionActs } from '@/lib/community/question/client/question-acts';
import { questionPath } from '@/lib/community/question/rules/post-paths';
import type { TopicItem } from '@/lib/community/topic/contract';
import { AnswerError } from '@/lib/platform/client/errors';
import { toast } from '@/lib/platform/client/toast';
import { useTextDraft } from '@/lib/platform/client/use-text-draft';
import { Link } from '@/lib/platform/i18n/link';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { TextProblem } from '../post/text-problem';
import { usePostForm } from '../post/use-post-form';
import { WarningDialog } from '../post/warning-dialog';
import { QuestionFields, useQuestionRules } from '../question-fields';
import { FollowFirst } from './follow-first';
import { SimilarQuestions } from './similar-questions';

interface AskScreenProps {
  topic: Pick<TopicItem, 'id' | 'title' | 'titleLanguage' | 'thumb'>;
  /** Whether the caller is a member of the channel, and whether it has blocked them. */
  membership: 'member' | 'none' | 'blocked';
}

/** Asks in a channel (specification section 2, /topicQuestion/{topicId}/create). What is written is kept in this tab. */
export function AskScreen({ topic, membership: first }: AskScreenProps) {
  const t = useTranslations('questionAsk');
  const router = useRouter();
  const check = useQuestionRules();
  const { ask } = useQuestionActs();
  const [membership, setMembership] = useState(first);
  const [title, setTitle] = useTextDraft(`question-title ${topic.id}`);
  const [text, setText] = useTextDraft(`question-text ${topic.id}`);
  const clientId = useClientId();
  const form = usePostForm({
    check: () => check(title, text),
    async send(acknowledged) {
      const fields = { topicId: topic.id, title: title.trim(), text: text.trim() };
      const asked = await ask({ ...fields, clientId: clientId(fields), acknowledged }).catch((error: unknown) => {
        // Taken out of the channel, or left it, while this was written.
        if (error instanceof AnswerError && error.code === 'MembersOnly') setMembership('none');
        throw error;
      });
      setTitle('');
      setText('');
      toast(t(asked.state === 'waiting' ? 'handedIn' : 'sent'));
      router.replace(asked.state === 'waiting' ? '/MyMaJiang/questions' : questionPath(asked.id));
    },
  });
  const written = (write: (text: string) => void) => (value: string) => {
    write(value);
    form.written();
  };
  return (
    <div className="wrap pt-6 pb-16">
      <div className="mx-auto max-w-140">
        <h1 className="text-2xl">{t('title')}</h1>
        <Channel topic={topic} />
        {membership !== 'member' && (
          <FollowFirst topicId={topic.id} isBlocked={membership === 'blocked'} onChange={setMembership} />
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit(false);
          }}
          className="mt-5"
        >
          <QuestionFields
            {...{ title, text }}
            onTitle={written(setTitle)}
            onText={written(setText)}
            errors={form.broken}
            words={{
              ...{ title: t('fields.title'), titleHint: t('fields.titleHint') },
              ...{ text: t('fields.text'), textHint: t('fields.textHint') },
            }}
          >
            <SimilarQuestions title={title} topicId={topic.id} />
          </QuestionFields>
          <p className="mt-1 text-ink-3 text-sm">{t('note')}</p>
          <TextProblem form={form} />
          {membership === 'member' && (
            <FormSubmit isPending={form.isSending} pendingLabel={t('sending')}>
              {t('send')}
            </FormSubmit>
          )}
          <WarningDialog form={form} />
        </form>
      </div>
    </div>
  );
}

/** The same question keeps its number, so that it is asked once however often it is sent. */
function useClientId(): (fields: object) => string {
  const last = useRef({ said: '', clientId: '' });
  return (fields) => {
    const said = JSON.stringify(fields);
    if (last.current.said !== said) last.current = { said, clientId: uuid() };
    return last.current.clientId;
  };
}

function Channel({ topic: { id, title, titleLanguage, thumb } }: Pick<AskScreenProps, 'topic'>) {
  const t = useTranslations('questionAsk');
  const textLanguage = useTextLanguage();
  return (
    <p className="mt-3 flex items-center gap-3">
      <Picture picture={thumb} cuts={cuts} sizes="44px" className="size-11 flex-none rounded-md" />
      <span className="min-w-0">
        <span className="block text-ink-3 text-sm">{t('inChannel')}</span>
        <Link
          href={`/topicIntroduce?topicId=${encodeURIComponent(id)}`}
          lang={textLanguage(titleLanguage)}
          className="block truncate font-semibold hover:underline"
        >
          {title}
        </Link>
      </span>
    </p>
  );
}

const cuts = [{ width: 140, height: 140 }] as const;
