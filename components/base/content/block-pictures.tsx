import { useTranslations } from 'next-intl';
import { Gallery } from '@/components/ui/gallery';
import { Picture } from '@/components/ui/picture';
import type { ShownBlock } from '@/lib/base/content/contract';
import { useViewerWords } from '@/lib/platform/client/use-viewer-words';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { pictureOfWidth, videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { imageHost, ownMedia } from '@/lib/platform/shared/hosts';
import { BlockSection } from './block-section';

interface BlockPicturesProps {
  block: Extract<ShownBlock, { kind: 'pictures' }>;
  isDraft: boolean;
}

/** A wall of pictures, the first one large where there are enough; all of them open large, and whole. */
export function BlockPictures({ block, isDraft }: BlockPicturesProps) {
  const t = useTranslations('client.pictures');
  const words = useViewerWords();
  const langOf = useTextLanguage();
  const { id, items } = block;
  const isLed = items.length >= fewestLed;
  // Pictures of a draft are only for its editors, which only our own host can check.
  const host = isDraft ? ownMedia : imageHost();
  return (
    <BlockSection block={block} isWide>
      <Gallery
        name={`block-${id}`}
        words={words}
        className={`grid gap-x-2 gap-y-4 md:gap-x-4 md:gap-y-6 ${isLed ? led : (columns[items.length] ?? columns[2])}`}
      >
        {items.map(({ picture, caption }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a wall do not move
          <figure key={place} className="flex min-w-0 flex-col">
            <button
              type="button"
              data-picture
              data-whole={pictureOfWidth(picture, 1408, host)}
              className="relative block aspect-3/2 w-full grow cursor-zoom-in overflow-hidden rounded-md"
            >
              <Picture
                picture={picture}
                cuts={cuts}
                sizes={isLed && place > 0 ? '(width >= 768px) 30vw, 48vw' : '(width >= 768px) 62vw, 96vw'}
                alt={caption.text}
                className="absolute inset-0 size-full transition-transform duration-500 hover:scale-[1.02]"
              />
              <span className="sr-only">{t('large', { picture: place + 1 })}</span>
            </button>
            {caption.text && (
              <figcaption lang={langOf(caption.language)} className="mt-2 text-ink-2 text-sm text-pretty wrap-anywhere">
                {caption.text}
              </figcaption>
            )}
          </figure>
        ))}
      </Gallery>
    </BlockSection>
  );
}

/** With so many pictures the first one is as large as four others. */
const fewestLed = 3;
const led = 'grid-cols-2 md:grid-cols-3 [&>:first-child]:col-span-2 md:[&>:first-child]:row-span-2';
const columns = ['', '', 'md:grid-cols-2'];

const cuts = [videoThumbnailSize, { width: 756, height: 504 }, { width: 1008, height: 672 }] as const;
