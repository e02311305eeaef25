import type { EntryNews } from '../codes';

/** An entry, as its people are told of it. */
interface ToldEntry {
  entryId: string;
  contestId: string;
  /** In one language: that in which it was written first. */
  title: string;
  /** Who is told. */
  people: readonly string[];
}

declare module '@/lib/platform/server/event-kinds' {
  interface EventKinds {
    /** Something became of an entry; `reason` is for `failed` and `canceled`, else empty. */
    'entry.changed': ToldEntry & { news: EntryNews; reason: string };
    /** An entry is shown among those of its contest from now on, or no longer (`is_shown`); its row is locked. */
    'entry.turned': { id: string; isShown: boolean };
    /** Somebody is asked to join the team of an entry. */
    'entry.invited': { contestId: string; entryId: string; personId: string; byId: string };
    /** Somebody joins the team of an entry, or does not. */
    'entry.answered': { contestId: string; entryId: string; personId: string; entrantId: string; joins: boolean };
  }
}
