import type { namedKinds } from '../codes';
import type { ContentBlock } from '../contract';

/** A thing that a block shows by reference. */
export interface NamedRef {
  kind: (typeof namedKinds)[number];
  id: string;
}

/** The things that blocks show by reference, public or not, each as often as it is named. */
export function blockThings(blocks: readonly ContentBlock[]): NamedRef[] {
  return blocks.flatMap((block) => (block.kind === 'things' ? block.items : []));
}
