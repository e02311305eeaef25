'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChannelField, type FoundChannels } from '@/components/community/topic/card-channel-field';
import { EditBar } from '@/components/works/work/card-edit-bar';
import { EditFrame, EditSection } from '@/components/works/work/card-edit-frame';
import { EditRemove } from '@/components/works/work/card-edit-remove';
import { ownActivitiesPath } from '@/lib/events/activity/client/addresses';
import { activityCategory } from '@/lib/events/activity/codes';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { toast } from '@/lib/platform/client/toast';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { EditAdmission } from './edit-admission';
import { EditCover } from './edit-cover';
import { EditHead } from './edit-head';
import { EditMissing } from './edit-missing';
import { EditPhotos } from './edit-photos';
import { EditPlace } from './edit-place';
import { EditQuestions } from './edit-questions';
import { EditRefund } from './edit-refund';
import { useRuleOf } from './edit-rules';
import { type EditedActivity, useEditActivity } from './edit-state';
import { EditTexts } from './edit-texts';
import { EditTimes } from './edit-times';
import { EditTold } from './edit-told';
import { KindField } from './kind-field';

interface EditActivityProps {
  first: ActivityDraft;
  /** What the search finds, which is a slice above this one. */
  FoundTopics: FoundChannels;
}

/** An activity as its organiser edits it. Of one that is over only what it says and shows. */
export function EditActivity({ first, FoundTopics }: EditActivityProps) {
  const t = useTranslations('activityEdit');
  const router = useRouter();
  const activity = useEditActivity(first);
  const { draft } = activity;

  async function remove() {
    if (!(await activity.remove())) return;
    toast(t('remove.done'));
    router.replace(ownActivitiesPath);
  }
  return (
    <EditFrame refusals={activity.refusals} isWide>
      <EditHead draft={draft} />
      {activity.isAuto && <EditMissing activity={activity} />}
      <section id="texts" aria-label={t('sections.texts')} className="scroll-mt-20 pb-7">
        <EditTexts activity={activity} />
      </section>
      <div className="mx-auto max-w-180">
        <Part id="cover">
          <EditCover activity={activity} />
        </Part>
        <Part id="photos">
          <EditPhotos activity={activity} />
        </Part>
        {!activity.isOver && <EditFacts activity={activity} FoundTopics={FoundTopics} />}
        {!draft.wasPublic && (
          <EditRemove
            words={{ action: t('remove.action'), title: t('remove.title'), text: t('remove.text') }}
            onRemove={remove}
          />
        )}
      </div>
      <EditBar editor={activity} />
      <EditTold activity={activity} />
    </EditFrame>
  );
}

type PartName = 'cover' | 'photos' | 'kind' | 'times' | 'place' | 'topic' | 'tickets' | 'refund' | 'questions';

/** A part of the form, to which what is missing leads. */
function Part({ id, children }: { id: PartName; children: ReactNode }) {
  const t = useTranslations('activityEdit.sections');
  return (
    <div id={id} className="scroll-mt-20">
      <EditSection title={t(id)}>{children}</EditSection>
    </div>
  );
}

/** When, where and how people take part. */
function EditFacts({ activity, FoundTopics }: { activity: EditedActivity } & Pick<EditActivityProps, 'FoundTopics'>) {
  const t = useTranslations('activityEdit');
  const ruleOf = useRuleOf(activity);
  const { category, topicId, topicTitle, ticketTypes } = activity.values;
  const isContest = category === activityCategory.contest;
  return (
    <>
      <Part id="kind">
        <KindField
          value={category}
          isFixed={activity.draft.wasPublic}
          onChange={(kind) => activity.change({ category: kind })}
        />
      </Part>
      <Part id="times">
        <EditTimes activity={activity} />
      </Part>
      {!isContest && (
        <Part id="place">
          <EditPlace activity={activity} />
        </Part>
      )}
      <Part id="topic">
        <ChannelField
          label={t(isContest ? 'channel.needed' : 'channel.label')}
          hint={t('channel.hint')}
          channel={topicId === '' ? null : { id: topicId, title: topicTitle }}
          error={ruleOf('topicId')}
          FoundTopics={FoundTopics}
          onPick={(picked) => activity.change({ topicId: picked?.id ?? '', topicTitle: picked?.title ?? '' })}
        />
      </Part>
      <Part id="tickets">
        <EditAdmission activity={activity} />
      </Part>
      {!isContest && ticketTypes.length > 0 && (
        <Part id="refund">
          <EditRefund activity={activity} />
        </Part>
      )}
      {!isContest && (
        <Part id="questions">
          <EditQuestions activity={activity} />
        </Part>
      )}
    </>
  );
}
