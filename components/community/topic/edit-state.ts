import { ownTopicQuery, useTopicActs } from '@/lib/community/topic/client/own-topics';
import type { TopicPictureKind } from '@/lib/community/topic/codes';
import type { TopicDraft, TopicFields } from '@/lib/community/topic/contract';
import { useEditor } from '@/lib/works/work/client/use-editor';

/** A channel in the editor, and its actions. */
export function useEditTopic(first: TopicDraft) {
  const { id } = first;
  const acts = useTopicActs();
  const editor = useEditor<TopicDraft, TopicFields>(first, {
    ...{ key: `topic-unsaved:${id}`, query: ownTopicQuery(id), typedOf: editedFields },
    save: (fields, { revision, acknowledged }) => acts.save({ ...fields, id, revision, acknowledged }),
    isSaved: (typed, saved) => trimmed(typed) === trimmed(editedFields(saved)),
    restore: (kept) => (typeof (kept as TopicFields | null)?.nameZh === 'string' ? (kept as TopicFields) : null),
    submit: ({ revision, acknowledged }) => acts.submit(id, revision, acknowledged),
    withdraw: () => acts.withdraw(id),
    remove: () => acts.remove(id),
  });
  return {
    ...editor,
    /** Throws what the call throws: who cuts the picture says it. */
    savePicture: (kind: TopicPictureKind, picture: File) =>
      editor.apply(({ revision }) => acts.savePicture(id, revision, kind, picture)),
  };
}

export type EditedTopic = ReturnType<typeof useEditTopic>;

/** What stands in the editor of a channel: of a text that waits for review, what waits. */
function editedFields(draft: TopicDraft): TopicFields {
  const { nameZh, nameEn, introZh, introEn } = { ...draft, ...draft.underReview };
  return { nameZh, nameEn, introZh, introEn, kind: draft.kind };
}

const trimmed = ({ nameZh, nameEn, introZh, introEn, kind }: TopicFields): string =>
  JSON.stringify([nameZh.trim(), nameEn.trim(), introZh.trim(), introEn.trim(), kind]);
