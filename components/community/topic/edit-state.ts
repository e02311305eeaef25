import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ownTopicQuery, useTopicActs } from '@/lib/community/topic/client/own-topics';
import type { TopicPictureKind } from '@/lib/community/topic/codes';
import type { TopicDraft, TopicFields } from '@/lib/community/topic/contract';
import { isFailure, refusalOf } from '@/lib/platform/client/save-failure';
import { Saver } from '@/lib/platform/client/saver';
import type { SaverParts } from '@/lib/platform/client/saver-state';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { useSaver } from '@/lib/platform/client/use-saver';

/** A channel in the editor, and its actions. */
export function useEditTopic(first: TopicDraft) {
  const { id } = first;
  const acts = useTopicActs();
  const queries = useQueryClient();
  const { saver, state } = useTopicSaver(first);
  const { saved: draft, typed: values, error, status } = state;
  const problemOf = useProblemWords();
  const [refusals, setRefusals] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isSubmitAsked, setSubmitAsked] = useState(false);

  async function press(work: () => Promise<boolean>): Promise<boolean> {
    const isDone = await work();
    if (!isDone) setRefusals((count) => count + 1);
    return isDone;
  }
  /** False when it failed, which is then said. */
  async function apply(work: (seen: { revision: number }) => Promise<TopicDraft>): Promise<boolean> {
    try {
      await saver.apply(work);
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      setSubmitAsked(refusalOf(failure).code === 'ProhibitedWords');
      void queries.invalidateQueries({ queryKey: ownTopicQuery(id).queryKey });
      return false;
    }
  }
  const asked: 'save' | 'submit' | null = isSubmitAsked ? 'submit' : status === 'asking' ? 'save' : null;
  return {
    ...{ ...state, draft, values, refusals, isSubmitting, asked },
    ...{ problem: error && problemOf(error), isAuto: saver.isAuto },
    change: (part: Partial<TopicFields>) => saver.change(part),
    save: (acknowledged = false) => press(() => saver.save(acknowledged)),
    /** Throws what the call throws: who cuts the picture says it. */
    savePicture: (kind: TopicPictureKind, picture: File) =>
      saver.apply(({ revision }) => acts.savePicture(id, revision, kind, picture)),
    /** Saves and hands in; true when that went well. */
    async submit(acknowledged = false): Promise<boolean> {
      if (isSubmitting) return false;
      setSubmitting(true);
      const handIn = () => apply(({ revision }) => acts.submit(id, revision, acknowledged));
      return press(async () => (await saver.save(acknowledged)) && handIn()).finally(() => setSubmitting(false));
    },
    withdraw: () => apply(() => acts.withdraw(id)),
    async remove(): Promise<void> {
      await acts.remove(id);
      saver.forget();
    },
    /** The question about prohibited words has its answer. */
    answer() {
      setSubmitAsked(false);
      saver.decline();
    },
    /** Puts what the server has in the place of what is typed. */
    reload: () => saver.reload(),
    /** Saves what is typed over what was saved elsewhere. */
    saveOver: () => press(() => saver.saveOver()),
  };
}

export type EditedTopic = ReturnType<typeof useEditTopic>;

/** So long, in ms, after the last change a draft is saved. */
const pause = 1500;

/** What stands in the editor of a channel: of a text that waits for review, what waits. */
function editedFields(draft: TopicDraft): TopicFields {
  const { nameZh, nameEn, introZh, introEn } = { ...draft, ...draft.underReview };
  return { nameZh, nameEn, introZh, introEn, kind: draft.kind };
}

const trimmed = ({ nameZh, nameEn, introZh, introEn, kind }: TopicFields): string =>
  JSON.stringify([nameZh.trim(), nameEn.trim(), introZh.trim(), introEn.trim(), kind]);

/** A draft is saved automatically; what is public or waits for review is saved on demand, since others read it. */
function useTopicSaver(first: TopicDraft) {
  const { id } = first;
  const acts = useTopicActs();
  const queries = useQueryClient();
  const unsaved = useTranslations('topicEdit.save')('kept');
  const { data } = useQuery({ ...ownTopicQuery(id), initialData: first, refetchOnWindowFocus: true });
  const parts: SaverParts<TopicDraft, TopicFields> = {
    ...{ key: `topic-unsaved:${id}`, pause, typedOf: editedFields, settled: editedFields },
    save: (fields, { revision, acknowledged }) => acts.save({ ...fields, id, revision, acknowledged }),
    read: () => queries.fetchQuery(ownTopicQuery(id)),
    isSaved: (typed, saved) => trimmed(typed) === trimmed(editedFields(saved)),
    isAuto: ({ state }) => state === 'pending_edit' || state === 'failed',
    restore: (kept) => (typeof (kept as TopicFields | null)?.nameZh === 'string' ? (kept as TopicFields) : null),
    onUnsaved: () => toast(unsaved),
  };
  return useSaver(() => new Saver(data.revision > first.revision ? data : first, parts), data);
}
