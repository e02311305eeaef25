import { queryOptions } from '@tanstack/react-query';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

/** A code to scan, as the path of its dark squares in a square of `size` units. */
export interface Qr {
  size: number;
  path: string;
}

/** Draws the code of a text; what draws it is loaded with the first one. */
export const qrQuery = (text: string) =>
  queryOptions({
    queryKey: ['qr', text],
    queryFn: async (): Promise<Qr> => {
      const { encode } = await importWithTimeout(() => import('uqr'), 'code');
      const { size, data } = encode(text, { ecc: 'M', border: 2 });
      const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
      return { size, path: squares.join('') };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
