import type { Context } from '@/lib/platform/server/context';

/**
 * A kind of block that a slice brings: what it shows of itself on an edited page. The component that shows its data is given to
 * `Blocks` by the page, which may be kept: what changes often is asked for by that component.
 */
export interface BlockPart {
  /** Unique: `contestVote`. */
  part: string;
  /**
   * Its data, in the context's language, about one of the things of the slice; null where there is nothing to show to this caller.
   * `about` was written by an editor, who may name anything.
   */
  show(context: Context, about: string): Promise<unknown>;
  /** The tags of a page that shows it. */
  tags?(about: string): readonly string[];
}

declare module '@/lib/platform/server/context' {
  interface BlockParts {
    /** The parts of all slices by their names. */
    readonly byName: ReadonlyMap<string, BlockPart>;
  }
}

declare module '@/lib/platform/server/slice' {
  interface Slice {
    /** The kinds of blocks that the slice brings to edited pages. */
    blocks?: readonly BlockPart[];
  }
}
