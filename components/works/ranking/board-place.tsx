'use client';

import { useKeptPlace } from '@/lib/platform/client/use-kept-place';
import { boardScreen } from './card-board-link';

/** Keeps how far down the board is that stands here. */
export function BoardPlace() {
  useKeptPlace(boardScreen);
  return null;
}
