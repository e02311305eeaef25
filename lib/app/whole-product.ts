import { blocks } from './blocks';
import { emit } from './events';
import { notices } from './notices';
import type { Product } from './product';
import { slices } from './slices';
import { things } from './things';

/** Everything that the slices bring; importing it loads all of them. */
export const wholeProduct: Product = { slices, emit, things, notices, blocks };
