import type { WorkChange } from '@/lib/works/work/client/works';
import type { CreditRole } from '@/lib/works/work/codes';
import type { CreditOfWork, WorkDraft } from '@/lib/works/work/contract';

/** A credit in the editor; a new one has no state. */
export type EditedCredit = Omit<CreditOfWork, 'state' | 'roles'> & {
  roles: CreditRole[];
  state: CreditOfWork['state'] | null;
};

/** The edited values of a work. */
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
  /** A newly chosen cover; empty while the work's own stays. */
  cover: string;
  credits: EditedCredit[];
};

/** Values of the editor of a work; for a text under review, that text. */
export function editValues(draft: WorkDraft): EditValues {
  const { tags, category, industry, profession, software, credits, isOriginal, isDownloadable, isMadeWithAi } = draft;
  const { titleZh, titleEn, introZh, introEn } = { ...draft, ...draft.underReview };
  return {
    ...{ titleZh, titleEn, introZh, introEn, cover: '', tags },
    ...{ category, industry, profession, software, credits, isOriginal, isDownloadable, isMadeWithAi },
  };
}

/** The same as input of the call. */
export function toChange(values: EditValues, { id, revision }: Pick<WorkDraft, 'id' | 'revision'>): WorkChange {
  const credits = values.credits.map(({ userId, roles }) => ({ userId, roles }));
  return { ...values, credits, id, revision };
}

/** Whether a work already has these values, as after a save whose answer was lost. */
export function isSaved(values: EditValues, draft: WorkDraft): boolean {
  const sent: object = toChange({ ...values, cover: '' }, draft);
  const standing = toChange(editValues(draft), draft);
  const isCover = values.cover === '' || values.cover === draft.cover;
  // Texts are saved without surrounding spaces.
  const wordsOf = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);
  return (
    isCover && Object.entries(standing).every(([name, value]) => wordsOf(Reflect.get(sent, name)) === wordsOf(value))
  );
}
