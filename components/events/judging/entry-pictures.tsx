import { useTranslations } from 'next-intl';
import { Gallery } from '@/components/ui/gallery';
import { Picture } from '@/components/ui/picture';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { pictureOfWidth, videoThumbnailSize } from '@/lib/platform/shared/format/picture';

interface EntryPicturesProps {
  /** Accessible name on its page. */
  name: string;
  /** Media keys. */
  pictures: readonly string[];
}

/** The pictures of an entry; each opens large and whole. */
export function EntryPictures({ name, pictures }: EntryPicturesProps) {
  const t = useTranslations('judging.entry');
  const large = useTranslations('client.pictures');
  return (
    <section aria-label={t('pictures')} className="mt-5">
      <Gallery
        name={name}
        words={useViewerWords()}
        className={`grid gap-1.5 md:gap-2.5 ${pictures.length > 1 ? 'grid-cols-2 md:grid-cols-3' : ''}`}
      >
        {pictures.map((picture, place) => (
          <button
            key={picture}
            type="button"
            data-picture
            data-whole={pictureOfWidth(picture, 1408)}
            className="block cursor-zoom-in overflow-hidden rounded-sm"
          >
            <Picture
              picture={picture}
              cuts={cuts}
              sizes={pictures.length > 1 ? '(width >= 768px) 260px, 48vw' : '(width >= 768px) 760px, 96vw'}
              className="aspect-3/2 size-full transition-transform duration-500 hover:scale-[1.02]"
            />
            <span className="sr-only">{large('large', { picture: place + 1 })}</span>
          </button>
        ))}
      </Gallery>
    </section>
  );
}

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
