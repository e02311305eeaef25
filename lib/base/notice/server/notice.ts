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

/** That something concerns a person. */
export interface Notice {
  /** Who is told; null for nobody, such as the author of what belongs to nobody any more. */
  to: string | null;
  /** Whose doing it is; null for the product itself, staff included. */
  by: string | null;
  about: ThingRef | null;
  /** What was said, shown below the sentence. */
  quote?: ThingRef;
  /** What that answers. */
  answers?: ThingRef;
  /** Where it leads, without language prefix, when that is not the page of `about`. */
  path?: string;
  /** Own values of the sentence. `reason` is shown below it as well. */
  values?: Readonly<Record<string, string>>;
  /** It was undone: a like, a follow. */
  isTakenBack?: boolean;
}

/** What a slice tells people of when an event happens. */
export interface NoticeSource<Event extends keyof EventKinds = keyof EventKinds> {
  /** Names the notices of this source; unique. */
  kind: string;
  type: NoticeType;
  /** The event that causes them. Of several sources of one event the first one tells a person, in the order of the slices. */
  on: Event;
  /** Whether those about the same thing are one notice ("A and 11 others like …"). */
  isGathered?: boolean;
  /**
   * The sentence as ICU messages: `{names}` are those whose doing it is, `{count}` is their number, `{thing}` is what it is
   * about; other names are those of `values`.
   */
  words: Record<Language, string>;
  /** The notices of an event, in the transaction that caused it; none where nobody is concerned. */
  tell(context: Context, tx: Tx, event: EventKinds[Event]): Promise<readonly Notice[]>;
}

/** A source of any event, as a slice lists it. */
export type AnyNoticeSource = { [Event in keyof EventKinds]: NoticeSource<Event> }[keyof EventKinds];

/** A notice with the source that it is of. */
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
    /** What the slice tells people of. */
    notices?: readonly AnyNoticeSource[];
  }
}
