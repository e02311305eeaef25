'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PlainImage } from '@/components/ui/plain-image';
import { readPaperPicture } from '@/lib/people/verification/client/console';
import { readFile } from '@/lib/platform/client/download';
import { useObjectUrl } from '@/lib/platform/client/use-object-url';

interface PaperPictureProps {
  side: string;
  /** The link that this reviewer was given for five minutes. */
  link: string;
}

/** A picture of a paper. It is fetched once, shown from memory, and forgotten with the screen. */
export function PaperPicture({ side, link }: PaperPictureProps) {
  const t = useTranslations('verificationConsole.papersOf');
  const { data, isError } = useQuery({
    queryKey: [readPaperPicture.path, link],
    queryFn: () => readFile(readPaperPicture, { key: link }),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  });
  const url = useObjectUrl(data);
  if (isError) return <p className="w-60 rounded-sm bg-sunk p-3 text-danger text-sm">{t('lost', { side })}</p>;
  if (!url) return <p className="aspect-8/5 w-60 rounded-sm bg-sunk" />;
  return (
    <figure className="w-60">
      <button
        type="button"
        data-picture
        className="block aspect-8/5 w-full cursor-zoom-in overflow-hidden rounded-sm bg-sunk"
      >
        <PlainImage src={url} alt={t('picture', { side })} className="size-full object-contain" />
      </button>
      <figcaption className="pt-1 text-ink-3 text-sm">{side}</figcaption>
    </figure>
  );
}
