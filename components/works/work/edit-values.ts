import type { WorkChange } from '@/lib/works/work/client/works';
import type { CreditRole } from '@/lib/works/work/codes';
import type { CreditOfWork, WorkDraft } from '@/lib/works/work/contract';

/** Somebody credited as the editor has them; one who is not saved yet has no state. */
export type EditedCredit = Omit<CreditOfWork, 'state' | 'roles'> & {
  roles: CreditRole[];
  state: CreditOfWork['state'] | null;
};

/** What is typed of a work. */
export type EditValues = Pick<
  WorkDraft,
  | 'titleZh'
  | 'titleEn'
  | 'introZh'
  | 'introEn'
  | 'tags'
  | 'category'
  | 'industry'
  | 'profession'
  | 'software'
  | 'isOriginal'
  | 'isDownloadable'
  | 'isMadeWithAi'
> & {
  /** One that was chosen here; empty while that of the work stands. */
  cover: string;
  credits: EditedCredit[];
};

/** What stands in the editor of a work: of a text that waits for review, what waits. */
export function editValues(draft: WorkDraft): EditValues {
  const { tags, category, industry, profession, software, credits, isOriginal, isDownloadable, isMadeWithAi } = draft;
  const { titleZh, titleEn, introZh, introEn } = { ...draft, ...draft.underReview };
  return {
    ...{ titleZh, titleEn, introZh, introEn, cover: '', tags },
    ...{ category, industry, profession, software, credits, isOriginal, isDownloadable, isMadeWithAi },
  };
}

/** The same as it travels. */
export function toChange(values: EditValues, { id, revision }: Pick<WorkDraft, 'id' | 'revision'>): WorkChange {
  const credits = values.credits.map(({ userId, roles }) => ({ userId, roles }));
  return { ...values, credits, id, revision };
}

/** Whether a work stands as these values would have it, as after a save whose answer was lost. */
export function isSaved(values: EditValues, draft: WorkDraft): boolean {
  const sent: object = toChange({ ...values, cover: '' }, draft);
  const standing = toChange(editValues(draft), draft);
  const isCover = values.cover === '' || values.cover === draft.cover;
  // Texts are kept without the spaces around them.
  const wordsOf = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);
  return (
    isCover && Object.entries(standing).every(([name, value]) => wordsOf(Reflect.get(sent, name)) === wordsOf(value))
  );
}
