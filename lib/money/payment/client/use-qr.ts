'use client';

import { useState } from 'react';
import { loadPart } from '@/lib/platform/client/load-part';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';

/** A code to scan, as the path of its dark squares in a square of `size` units. */
interface Qr {
  size: number;
  path: string;
}

/** The code of a text; null until what draws it is loaded. */
export function useQr(text: string): Qr | null {
  const [qr, setQr] = useState<Qr | null>(null);
  useEffectOn(text, () => {
    loadPart(
      () => import('uqr'),
      'code',
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: 2 });
        const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
        setQr({ size, path: squares.join('') });
      },
    );
  });
  return qr;
}
