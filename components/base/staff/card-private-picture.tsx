'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { PlainImage } from '@/components/ui/plain-image';
import { readFile } from '@/lib/platform/client/download';
import type { Remote } from '@/lib/platform/client/remote';
import { useObjectUrl } from '@/lib/platform/client/use-object-url';

interface CardPrivatePictureProps<Input extends z.ZodType> {
  /** The call that answers with the picture, and what it is asked. */
  call: Remote<Input>;
  input: z.input<Input>;
  label: string;
  /** Shows a part of it that fills the place, instead of all of it. */
  isCut?: boolean;
  /** Said where it is lost and asking again does not help. */
  lost?: string;
}

/**
 * A picture that few may see, as large as its place. It has no address that a browser could ask for by itself: it is fetched
 * with the login, shown from memory, and forgotten with the page. In a `Gallery` a press enlarges it.
 */
export function CardPrivatePicture<Input extends z.ZodType>(props: CardPrivatePictureProps<Input>) {
  const { call, input, label, isCut = false, lost } = props;
  const t = useTranslations('staff.privatePicture');
  const { data, isError, refetch } = useQuery({
    queryKey: [call.path, input],
    queryFn: () => readFile(call, input),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const url = useObjectUrl(data);
  const place = 'block size-full rounded-sm bg-sunk';
  if (isError && lost) return <p className={`${place} p-3 text-danger text-sm`}>{lost}</p>;
  if (isError) {
    return (
      <button type="button" onClick={() => refetch()} className={`${place} p-2 text-danger text-sm`}>
        {t('lost', { label })}
      </button>
    );
  }
  if (!url) {
    return (
      <p className={place}>
        <span className="sr-only">{t('loading', { label })}</span>
      </p>
    );
  }
  return (
    <button type="button" data-picture className={`${place} cursor-zoom-in overflow-hidden border border-line`}>
      <PlainImage src={url} alt={label} className={`size-full ${isCut ? 'object-cover' : 'object-contain'}`} />
    </button>
  );
}
