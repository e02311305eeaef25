import type { EditedContest } from './edit-state';
import type { WrittenCategory } from './edit-values';

/** What the fields of a category take. */
export interface CategoryProps {
  contest: EditedContest;
  category: WrittenCategory;
  /** Its place in the list, by which its rules are named. */
  index: number;
  onChange(part: Partial<WrittenCategory>): void;
}
