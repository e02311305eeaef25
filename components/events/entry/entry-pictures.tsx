'use client';

import { useTranslations } from 'next-intl';
import { Gallery } from '@/components/ui/gallery';
import { Picture } from '@/components/ui/picture';
import type { EntryDetail } from '@/lib/events/entry/contract';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { pictureOfWidth, videoThumbnailSize } from '@/lib/platform/shared/format/picture';

/** The pictures of an entry, the first one large, all of which open whole; the cover of its work where it has none. */
export function EntryPictures({ entry }: { entry: Pick<EntryDetail, 'id' | 'pictures' | 'thumb'> }) {
  const t = useTranslations('client.pictures');
  const label = useTranslations('entry.page')('pictures');
  const words = useViewerWords();
  const { id, pictures, thumb } = entry;
  const shown = pictures.length > 0 || thumb === null ? pictures : [thumb];
  if (shown.length === 0) {
    return <Picture first picture={null} cuts={cuts} sizes={largeSizes} className="aspect-3/2 w-full rounded-lg" />;
  }
  return (
    <Gallery name={id} words={words} role="group" aria-label={label} className="grid grid-cols-3 gap-1.5 md:gap-2.5">
      {shown.map((picture, place) => (
        <button
          key={picture}
          type="button"
          data-picture
          data-whole={pictureOfWidth(picture, 1408)}
          className={`block cursor-zoom-in overflow-hidden ${place === 0 ? 'col-span-3 rounded-lg max-md:-mx-gutter max-md:rounded-none' : 'rounded-sm'}`}
        >
          <Picture
            first={place === 0}
            picture={picture}
            cuts={cuts}
            sizes={place === 0 ? largeSizes : '(width >= 1200px) 260px, 31vw'}
            className="aspect-3/2 size-full transition-transform duration-500 hover:scale-[1.02]"
          />
          <span className="sr-only">{t('large', { picture: place + 1 })}</span>
        </button>
      ))}
    </Gallery>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
const largeSizes = '(width >= 1200px) 800px, 100vw';
