'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PlainImage } from '@/components/ui/plain-image';
import { readSlip } from '@/lib/money/payment/client/console';
import { readFile } from '@/lib/platform/client/download';
import { useObjectUrl } from '@/lib/platform/client/use-object-url';

/** A picture of a slip, whole. It has no address of its own: it is fetched and shown from memory; a press opens it large. */
export function SlipPicture({ id, index }: { id: string; index: number }) {
  const t = useTranslations('orderConsole.slip');
  const { data, isError, refetch } = useQuery({
    queryKey: [readSlip.path, id],
    queryFn: () => readFile(readSlip, { id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const url = useObjectUrl(data);
  if (isError) {
    return (
      <button type="button" onClick={() => refetch()} className="size-full rounded-sm bg-sunk p-2 text-danger text-sm">
        {t('pictureLost', { index })}
      </button>
    );
  }
  if (!url) return <p className="size-full rounded-sm bg-sunk" />;
  return (
    <button
      type="button"
      data-picture
      className="block size-full cursor-zoom-in overflow-hidden rounded-sm border border-line bg-sunk"
    >
      <PlainImage src={url} alt={t('picture', { index })} className="size-full object-contain" />
    </button>
  );
}
