import { useTranslations } from 'next-intl';
import { Gallery } from '@/components/ui/gallery';
import { Picture } from '@/components/ui/picture';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { pictureOfWidth, videoThumbnailSize } from '@/lib/platform/shared/format/picture';

interface PhotoGridProps {
  /** Accessible name on its page. */
  name: string;
  /** Bare media keys. */
  photos: readonly string[];
}

/** Photos below their first one, which is large where there are enough of them; all of them open large, and whole. */
export function CardPhotoGrid({ name, photos }: PhotoGridProps) {
  const t = useTranslations('client.pictures');
  const words = useViewerWords();
  const isLed = photos.length >= shown;
  return (
    <Gallery
      {...{ name, words }}
      className={`grid grid-cols-2 gap-1.5 md:gap-2.5 ${isLed ? led : columns[photos.length]}`}
    >
      {photos.map((photo, place) => (
        <button
          key={photo}
          type="button"
          data-picture
          data-whole={pictureOfWidth(photo, 1408)}
          className={`relative block cursor-zoom-in overflow-hidden rounded-sm ${isLed && place >= shown ? 'hidden' : ''}`}
        >
          <Picture
            picture={photo}
            cuts={cuts}
            sizes={isLed && place === 0 ? '(width >= 768px) 640px, 96vw' : '(width >= 768px) 320px, 48vw'}
            className="aspect-3/2 size-full transition-transform duration-500 hover:scale-[1.02]"
          />
          <span className="sr-only">{t('large', { picture: place + 1 })}</span>
          {isLed && place === shown - 1 && <More count={photos.length - shown} />}
        </button>
      ))}
    </Gallery>
  );
}

/** How many photos are only in the viewer, on the last one that is seen. */
function More({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="absolute inset-0 grid place-items-center bg-shade/60 font-semibold text-white text-xl">
      +{count}
    </span>
  );
}

/** With so many photos the first one is as large as four others, and the rest are only in the viewer. */
const shown = 5;
const led = 'md:grid-cols-4 [&>:first-child]:col-span-2 md:[&>:first-child]:row-span-2';

/** Fewer photos stand in one line where there is room. */
const columns = [
  '',
  'md:max-w-1/2 *:max-md:col-span-2 md:grid-cols-1',
  '',
  'md:grid-cols-3 max-md:[&>:first-child]:col-span-2',
  'md:grid-cols-4',
];

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
