'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { publicTopicState } from '@/lib/community/topic/codes';
import type { TopicDraft } from '@/lib/community/topic/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { EditBar } from './edit-bar';
import { EditMissing } from './edit-missing';
import { EditPictures } from './edit-pictures';
import { EditRemove } from './edit-remove';
import { useRuleOf } from './edit-rules';
import { EditSection } from './edit-section';
import { useEditTopic } from './edit-state';
import { EditTexts } from './edit-texts';
import { KindField } from './kind-field';

/** A channel as who asked for it, or its host, edits it: what is said of it, its kind, its pictures. */
export function EditTopic({ first }: { first: TopicDraft }) {
  const t = useTranslations('topicEdit');
  const router = useRouter();
  const topic = useEditTopic(first);
  const ruleOf = useRuleOf(topic);
  const column = useRef<HTMLDivElement>(null);
  const { draft, refusals } = topic;
  const isPublic = draft.state === publicTopicState;

  useEffect(() => {
    if (refusals > 0) column.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  async function remove() {
    try {
      await topic.remove();
    } catch {
      // The call itself has said what is wrong.
      return;
    }
    toast(t('bar.removed'));
    router.replace('/topicManage');
  }
  return (
    <div ref={column} className="mx-auto max-w-180 [&_:is(a,button,input,select,textarea)]:scroll-mb-36">
      {!isPublic && <State draft={draft} />}
      {topic.isAuto && <EditMissing topic={topic} />}
      <EditSection title={t('fields.texts')}>
        <EditTexts topic={topic} />
      </EditSection>
      <EditSection title={t('fields.kind')}>
        <KindField
          value={topic.values.kind}
          isFixed={draft.wasPublic}
          hint={draft.wasPublic ? t('fields.kindFixed') : t('fields.kindHint')}
          error={ruleOf('kind')}
          onChange={(kind) => topic.change({ kind })}
        />
      </EditSection>
      <EditSection title={t('pictures.title')}>
        <EditPictures topic={topic} />
      </EditSection>
      {!isPublic && <EditRemove onRemove={remove} />}
      <EditBar topic={topic} />
    </div>
  );
}

function State({ draft: { state, reason, wasPublic } }: { draft: TopicDraft }) {
  const t = useTranslations('topicEdit.state');
  if (state === 'deleted') return null;
  return (
    <div className="mb-5 text-ink-2">
      <p>{t(state === 'failed' && wasPublic ? 'takenDown' : state)}</p>
      {state === 'failed' && reason && <p className="mt-1 text-danger wrap-anywhere">{t('reason', { reason })}</p>}
    </div>
  );
}
