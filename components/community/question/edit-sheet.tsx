'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormSubmit } from '@/components/ui/form-submit';
import { Sheet } from '@/components/ui/sheet';
import { useQuestionActs } from '@/lib/community/question/client/question-acts';
import { questionDraftQuery } from '@/lib/community/question/client/question-page';
import type { QuestionDraft } from '@/lib/community/question/contract';
import { toast } from '@/lib/platform/client/toast';
import { TextProblem } from './post/text-problem';
import { usePostForm } from './post/use-post-form';
import { WarningDialog } from './post/warning-dialog';
import { QuestionFields, useQuestionRules } from './question-fields';

export interface EditSheetProps {
  id: string;
  onClose(): void;
}

/** Changes a question of the caller, from what they have written last. */
export function EditSheet({ id, onClose }: EditSheetProps) {
  const t = useTranslations('questionPage.editing');
  const { data, isError } = useQuery(questionDraftQuery(id));
  return (
    <Sheet open isWide label={t('title')} closeLabel={t('close')} onClose={onClose}>
      {data ? (
        <EditForm draft={data} onClose={onClose} />
      ) : (
        <p role="status" className="py-8 text-center text-ink-3">
          {isError ? t('changed') : t('loading')}
        </p>
      )}
    </Sheet>
  );
}

function EditForm({ draft, onClose }: { draft: QuestionDraft; onClose(): void }) {
  const t = useTranslations('questionPage.editing');
  const check = useQuestionRules();
  const { save } = useQuestionActs();
  const [title, setTitle] = useState(draft.title);
  const [text, setText] = useState(draft.text);
  const form = usePostForm({
    check: () => check(title, text),
    async send(acknowledged) {
      const { id, revision } = draft;
      const { isWaiting } = await save({ id, title: title.trim(), text: text.trim(), revision, acknowledged });
      toast(t(isWaiting ? 'handedIn' : 'saved'));
      onClose();
    },
  });
  const written = (write: (text: string) => void) => (value: string) => {
    write(value);
    form.written();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(false);
      }}
    >
      <QuestionFields
        {...{ title, text }}
        onTitle={written(setTitle)}
        onText={written(setText)}
        errors={form.broken}
        words={{ title: t('heading'), text: t('text') }}
      />
      <p className="mt-2 text-ink-3 text-sm">{t('note')}</p>
      <TextProblem form={form} />
      <FormSubmit isPending={form.isSending} pendingLabel={t('saving')}>
        {t('save')}
      </FormSubmit>
      <WarningDialog form={form} />
    </form>
  );
}
