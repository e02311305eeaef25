import type { WorkChange } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import type { EditValues } from './edit-values';

/**
 * Whether what is typed is kept: `refused` when a field breaks a rule, `changed` when the work was changed elsewhere
 * meanwhile, `failed` when the server could not be asked or cannot take it now.
 */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'refused' | 'changed' | 'failed';

/** What prohibited words are asked about: to save, or to hand in. */
export type Asked = 'save' | 'submit';

/** A work in its editor. */
export interface EditSaverState {
  /** As the server has it, as far as it is known. */
  draft: WorkDraft;
  /** What is typed. */
  values: EditValues;
  status: SaveStatus;
  hasSaved: boolean;
  /** What is typed was typed before the editor was left. */
  isRestored: boolean;
  /** Why the last call failed; null where rules or the question say it. */
  error: unknown;
  /** The rules that fields break, by the paths of the fields. */
  rules: Readonly<Record<string, string>>;
  asked: Asked | null;
}

/** The calls that keep a work; they are made `quiet`. */
export interface EditSaverCalls {
  save(change: WorkChange): Promise<WorkDraft>;
  read(): Promise<WorkDraft>;
}
