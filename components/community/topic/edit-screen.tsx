'use client';

import { useTranslations } from 'next-intl';
import { EditBar } from '@/components/works/work/card-edit-bar';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import { publicTopicState } from '@/lib/community/topic/codes';
import type { TopicDraft } from '@/lib/community/topic/contract';
import { toast } from '@/lib/platform/client/toast';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { EditMissing } from './edit-missing';
import { EditPictures } from './edit-pictures';
import { useRuleOf } from './edit-rules';
import { useEditTopic } from './edit-state';
import { EditTexts } from './edit-texts';
import { KindField } from './kind-field';

/**
 * A channel as who asked for it, or its host, edits it: what is said of it, its kind, its pictures. A public one stands in the
 * desk of its host, whose head says which it is.
 */
export function EditTopic({ first }: { first: TopicDraft }) {
  const t = useTranslations('topicEdit');
  const router = useRouter();
  const topic = useEditTopic(first);
  const ruleOf = useRuleOf(topic);
  const { draft } = topic;
  const isPublic = draft.state === publicTopicState;

  // Approved while it was open: what is typed waits in the tab for the desk.
  useEffectOn(isPublic, () => {
    if (isPublic && first.state !== publicTopicState) router.replace(`/topicManage/${encodeURIComponent(draft.id)}`);
  });
  async function remove() {
    if (!(await topic.remove())) return;
    toast(t('remove.done'));
    router.replace('/topicManage');
  }
  return (
    <EditFrame refusals={topic.refusals} className={isPublic ? '' : undefined}>
      {!isPublic && <Head draft={draft} />}
      {topic.isAuto && <EditMissing topic={topic} />}
      <EditSection title={t('fields.texts')}>
        <EditTexts topic={topic} />
        <div className="mt-3">
          <KindField
            value={topic.values.kind}
            isFixed={draft.wasPublic}
            hint={draft.wasPublic ? t('fields.kindFixed') : t('fields.kindHint')}
            error={ruleOf('kind')}
            onChange={(kind) => topic.change({ kind })}
          />
        </div>
      </EditSection>
      <EditSection title={t('pictures.title')}>
        <EditPictures topic={topic} />
      </EditSection>
      {!isPublic && (
        <EditRemove
          words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
          onRemove={remove}
        />
      )}
      <EditBar editor={topic} />
    </EditFrame>
  );
}

/** Which channel it is, how it stands, and why it was refused or taken down. */
function Head({ draft: { name, nameLanguage, state, reason, wasPublic } }: { draft: TopicDraft }) {
  const t = useTranslations('topicEdit');
  const textLanguage = useTextLanguage();
  return (
    <header className="mb-7">
      <h1 lang={name ? textLanguage(nameLanguage) : undefined} className="text-2xl wrap-anywhere">
        {name || t('own.untitled')}
      </h1>
      {state !== 'deleted' && (
        <p className="mt-1 text-ink-2 text-pretty">
          {t(`state.${state === 'failed' && wasPublic ? 'takenDown' : state}`)}
        </p>
      )}
      {state === 'failed' && reason && (
        <p className="mt-3 border-danger border-l-2 bg-sunk px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {t('state.reason', { reason })}
        </p>
      )}
    </header>
  );
}
