import { ownArticleQuery, useArticleActs } from '@/lib/community/article/client/own-articles';
import type { ArticleDraft } from '@/lib/community/article/contract';
import { useEditor } from '@/lib/works/work/client/use-editor';
import { type EditValues, editValues, isEditValues, isSaved, toChange, typedStates } from './edit-values';

/** An article in the editor, and its actions. */
export function useEditArticle(first: ArticleDraft) {
  const { id } = first;
  const acts = useArticleActs();
  const editor = useEditor<ArticleDraft, EditValues>(first, {
    ...{ key: `article-unsaved:${id}`, query: ownArticleQuery(id), typedOf: editValues, isSaved },
    save: (values, { revision, acknowledged }) => acts.save({ ...toChange(values, { id, revision }), acknowledged }),
    restore: (kept) => (isEditValues(kept) ? kept : null),
    submit: ({ revision, acknowledged }) => acts.submit(id, revision, acknowledged),
    withdraw: () => acts.withdraw(id),
    remove: () => acts.remove(id),
  });
  return {
    ...editor,
    textStates: typedStates(editor.draft, editor.values),
    /** The author says that both texts say the same; true on success. What is typed is saved first. */
    async check(): Promise<boolean> {
      if (!(await editor.save())) return false;
      return editor.attempt(({ revision }) => acts.check(id, revision));
    },
    savePicture: async (picture: File) => ({ key: await acts.savePicture(id, picture) }),
  };
}

export type EditedArticle = ReturnType<typeof useEditArticle>;
