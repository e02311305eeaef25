import type { WorkChange } from '@/lib/video/client/works';
import type { CreditRole } from '@/lib/video/codes';
import type { CreditOfWork, WorkDraft } from '@/lib/video/contract';

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
  const { tags, industry, profession, software, credits, isOriginal, isDownloadable, isMadeWithAi } = draft;
  const { titleZh, titleEn, introZh, introEn } = { ...draft, ...draft.underReview };
  return {
    ...{ titleZh, titleEn, introZh, introEn, cover: '', tags, industry, profession, software, credits },
    ...{ isOriginal, isDownloadable, isMadeWithAi },
  };
}

/** The same as it travels. Who has no role yet is not asked for one. */
export function toChange(values: EditValues, { id, revision }: Pick<WorkDraft, 'id' | 'revision'>): WorkChange {
  const credits = values.credits
    .filter(({ roles }) => roles.length > 0)
    .map(({ userId, roles }) => ({ userId, roles }));
  return { ...values, credits, id, revision };
}
