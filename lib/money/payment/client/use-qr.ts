'use client';

import { useState } from 'react';
import type { Qr } from '@/lib/platform/client/draw-qr';
import { loadPart } from '@/lib/platform/client/load-part';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';

/** The code of a text; null until what draws it is loaded. */
export function useQr(text: string): Qr | null {
  const [qr, setQr] = useState<Qr | null>(null);
  useEffectOn(text, () => {
    loadPart(
      () => import('@/lib/platform/client/draw-qr'),
      'code',
      ({ drawQr }) => setQr(drawQr(text)),
    );
  });
  return qr;
}
