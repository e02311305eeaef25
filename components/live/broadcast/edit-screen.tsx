'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChannelField, type FoundChannels } from '@/components/community/topic/card-channel-field';
import { EditBar } from '@/components/works/work/card-edit-bar';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import { hostPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { EditCover } from './edit-cover';
import { EditHead } from './edit-head';
import { EditMissing } from './edit-missing';
import { EditOptions } from './edit-options';
import { EditPrice } from './edit-price';
import { useRuleOf } from './edit-rules';
import { EditSource } from './edit-source';
import { type EditedBroadcast, useEditBroadcast } from './edit-state';
import { EditTexts } from './edit-texts';
import { EditTimes } from './edit-times';
import { EditTold } from './edit-told';

interface EditBroadcastProps {
  first: BroadcastDraft;
  /** What the search finds, which is a slice above this one. */
  FoundTopics: FoundChannels;
}

/** A broadcast as its host edits it. Of one that has begun, is over or canceled only what it says and shows. */
export function EditBroadcast({ first, FoundTopics }: EditBroadcastProps) {
  const t = useTranslations('broadcastEdit');
  const router = useRouter();
  const broadcast = useEditBroadcast(first);
  const { draft } = broadcast;

  async function remove() {
    if (!(await broadcast.remove())) return;
    toast(t('remove.done'));
    router.replace(hostPath);
  }
  return (
    <EditFrame refusals={broadcast.refusals} isWide>
      <EditHead draft={draft} />
      {broadcast.isAuto && <EditMissing broadcast={broadcast} />}
      <section id="texts" aria-label={t('sections.texts')} className="scroll-mt-20 pb-7">
        <EditTexts broadcast={broadcast} />
      </section>
      <div className="mx-auto max-w-180">
        <Part id="cover">
          <EditCover broadcast={broadcast} />
        </Part>
        {!broadcast.isSettled && <EditFacts broadcast={broadcast} FoundTopics={FoundTopics} />}
        {!draft.wasPublic && (
          <EditRemove
            words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
            onRemove={remove}
          />
        )}
      </div>
      <EditBar editor={broadcast} />
      <EditTold broadcast={broadcast} />
    </EditFrame>
  );
}

type PartName = 'cover' | 'times' | 'source' | 'price' | 'options' | 'topic';

/** A part of the form, to which what is missing leads. */
function Part({ id, children }: { id: PartName; children: ReactNode }) {
  const t = useTranslations('broadcastEdit.sections');
  return (
    <div id={id} className="scroll-mt-20">
      <EditSection title={t(id)}>{children}</EditSection>
    </div>
  );
}

/** When it is, where its picture comes from, what it costs, and where it belongs. */
function EditFacts({
  broadcast,
  FoundTopics,
}: { broadcast: EditedBroadcast } & Pick<EditBroadcastProps, 'FoundTopics'>) {
  const t = useTranslations('broadcastEdit.channel');
  const ruleOf = useRuleOf(broadcast);
  const { topicId, topicTitle } = broadcast.values;
  return (
    <>
      <Part id="times">
        <EditTimes broadcast={broadcast} />
      </Part>
      <Part id="source">
        <EditSource broadcast={broadcast} />
      </Part>
      <Part id="price">
        <EditPrice broadcast={broadcast} />
      </Part>
      <Part id="options">
        <EditOptions broadcast={broadcast} />
      </Part>
      <Part id="topic">
        <ChannelField
          label={t('label')}
          hint={t('hint')}
          channel={topicId === '' ? null : { id: topicId, title: topicTitle }}
          error={ruleOf('topicId')}
          FoundTopics={FoundTopics}
          onPick={(picked) => broadcast.change({ topicId: picked?.id ?? '', topicTitle: picked?.title ?? '' })}
        />
      </Part>
    </>
  );
}
