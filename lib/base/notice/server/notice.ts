import type { ThingKind } from '@/lib/base/thing/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import type { Language } from '@/lib/platform/shared/language';
import type { NoticeType } from '../codes';

/** A public thing by its kind and id. */
export interface ThingRef {
  kind: ThingKind;
  id: string;
}

/** A notice to one person. */
export interface Notice {
  /** The reader; null for none, such as the owner of a thing without an owner. */
  to: string | null;
  /** The person who did it; null for the product, staff included. */
  by: string | null;
  about: ThingRef | null;
  /** A comment that is shown below the sentence. */
  quote?: ThingRef;
  /** What the comment replies to. */
  answers?: ThingRef;
  /** Target, without language prefix; by default the page of `about`. */
  path?: string;
  /** Further values of the sentence. `reason` is also shown below it. */
  values?: Readonly<Record<string, string>>;
  /** The action was undone (a like, a follow): the person is removed from the notice. */
  isTakenBack?: boolean;
}

/** The notices of one kind, declared by the slice whose event causes them. */
export interface NoticeSource<Event extends keyof EventKinds = keyof EventKinds> {
  /** Unique. */
  kind: string;
  type: NoticeType;
  /** The event that causes them. If several sources of it notify a person about the same thing, only the first one does. */
  on: Event;
  /** Whether notices about the same thing are one ("A and 11 others like …"). */
  isGathered?: boolean;
  /**
   * The sentence as ICU messages: `{names}` of the people who did it, `{count}` of them, `{thing}` and its `{kind}`, and the
   * names of `values`.
   */
  words: Record<Language, string>;
  /** The notices of an event, in its transaction. */
  tell(context: Context, tx: Tx, event: EventKinds[Event]): Promise<readonly Notice[]>;
}

/** A source of any event. */
export type AnyNoticeSource = { [Event in keyof EventKinds]: NoticeSource<Event> }[keyof EventKinds];

/** A notice with its source. */
export interface Told {
  source: Pick<AnyNoticeSource, 'kind' | 'type' | 'isGathered'>;
  notice: Notice;
}

declare module '@/lib/platform/server/context' {
  interface Notices {
    /** The sources of all slices by their kinds. */
    readonly byKind: ReadonlyMap<string, Pick<AnyNoticeSource, 'kind' | 'type' | 'words'>>;
  }
}

declare module '@/lib/platform/server/slice' {
  interface Slice {
    /** The sources of the slice's notices. */
    notices?: readonly AnyNoticeSource[];
  }
}
