'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import type { OwnQuestion } from '@/lib/community/question/contract';
import { loadPart } from '@/lib/platform/client/load-part';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { CardQuestion } from '../card-question';
import type { EditSheetProps } from '../edit-sheet';
import { actionClass } from '../post/action-class';
import { RemovalButton } from '../post/removal-button';
import { PostStates } from './post-states';

/** A question of the caller. One that nobody else sees yet has no page: it is changed and deleted here. */
export function OwnQuestionRow({ question }: { question: OwnQuestion }) {
  const t = useTranslations('questionOwn');
  const words = useTranslations('questionPage.what');
  const textLanguage = useTextLanguage();
  const { id, title, excerpt, language, state, isWaiting, isClosed } = question;
  const states = <PostStates {...{ state, isWaiting, isClosed }} />;
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  if (state === 'shown') {
    return (
      <>
        <CardQuestion question={question} withTopic />
        {(isWaiting || isClosed) && <div className="-mt-3 pb-4 pl-16.5 md:pl-18">{states}</div>}
      </>
    );
  }
  return (
    <div className="py-4">
      <h3 lang={textLanguage(language)} className="text-lg leading-6 tracking-normal wrap-anywhere">
        {title}
      </h3>
      {excerpt && (
        <p lang={textLanguage(language)} className="mt-1 text-ink-2 text-sm wrap-anywhere">
          {excerpt}
        </p>
      )}
      {states}
      <div className="-mb-2 flex gap-x-5">
        <Edit id={id} label={t('editOf', { title })}>
          {t('edit')}
        </Edit>
        <RemovalButton kind="question" id={id} what={words('question', { title })} onGone={() => setGone(true)} />
      </div>
    </div>
  );
}

function Edit({ id, label, children }: { id: string; label: string; children: string }) {
  const [Opened, setOpened] = useState<ComponentType<EditSheetProps> | null>(null);
  const open = () =>
    loadPart(
      () => import('../edit-sheet'),
      'edit question',
      ({ EditSheet }) => setOpened(() => EditSheet),
    );
  return (
    <>
      <button type="button" aria-label={label} onClick={open} className={actionClass}>
        {children}
      </button>
      {Opened && <Opened id={id} onClose={() => setOpened(null)} />}
    </>
  );
}
