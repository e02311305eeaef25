import { type RecommendReason, recommendReasons } from '../codes';

/** What a profile says of its person; empty texts for what it does not say. */
export interface Sought {
  profession: string;
  industry: string;
  city: string;
  creativeFields: readonly string[];
}

/** What a job is compared by. */
export interface Offered {
  profession: string;
  industry: string;
  city: string;
  /** Its titles and texts. */
  text: string;
}

/** How much each reason counts. */
const weights: Record<RecommendReason, number> = { profession: 4, field: 3, industry: 2, city: 2 };

/** Why a job suits somebody, the strongest reason first; empty where it does not. */
export function reasonsFor(sought: Sought, offered: Offered): RecommendReason[] {
  const same = (one: string, other: string) => one !== '' && one === other;
  const text = offered.text.toLowerCase();
  const suits: Record<RecommendReason, boolean> = {
    profession: same(sought.profession, offered.profession),
    field: sought.creativeFields.some((field) => field.trim() !== '' && text.includes(field.trim().toLowerCase())),
    industry: same(sought.industry, offered.industry),
    city: same(sought.city, offered.city),
  };
  return recommendReasons.filter((reason) => suits[reason]);
}

/** How well a job suits by its reasons. */
export const weightOf = (reasons: readonly RecommendReason[]) =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);
