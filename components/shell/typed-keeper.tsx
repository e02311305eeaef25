'use client';

import { useEffect } from 'react';
import { putTypedBack } from '@/lib/platform/client/typed';

/** Gives the fields back what stood in them before the page had to be loaded anew. Stands last, after every form. */
export function TypedKeeper() {
  useEffect(putTypedBack, []);
  return null;
}
