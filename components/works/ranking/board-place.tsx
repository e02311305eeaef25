'use client';

import { useKeptPlace } from '@/lib/platform/client/use-kept-place';
import { boardScreen } from './card-board-link';

/** Stores the scroll position of the board. */
export function BoardPlace() {
  useKeptPlace(boardScreen);
  return null;
}
