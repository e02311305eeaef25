import type { PictureStore } from '@/components/base/rich-text/card-page-field';
import type { OwnBlock } from '@/lib/base/content/client/edited-blocks';
import type { ContentBlock } from '@/lib/base/content/contract';

/** A part of another slice that a page may have, with its name for the editor. */
export interface OfferedPart {
  part: string;
  about: string;
  label: string;
}

/** What is wrong at a place, as a message; undefined where nothing is. */
export type ProblemAt = (place: string) => string | undefined;

/** What the fields of a block take. */
export interface BlockFieldsProps {
  block: ContentBlock;
  onChange(block: ContentBlock): void;
  problemAt: ProblemAt;
  pictures: PictureStore;
}

/** What the fields of a block of a kind take. */
export interface FieldsOf<Kind extends OwnBlock['kind']> extends Omit<BlockFieldsProps, 'block'> {
  block: OwnBlock<Kind>;
}
