import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/lib/platform/i18n/link';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import type { FindContent } from './find-content';

/** The categories with a cover each: two rows to swipe on a phone, all visible on a wide screen. */
export function FindCategories({ categories }: Pick<FindContent, 'categories'>) {
  const t = useTranslations('discoverFind');
  const nameOf = useTranslations('workCategory');
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('categories')} className="mt-5">
      <ul className="rail -mx-gutter grid grid-flow-col grid-rows-2 justify-start gap-x-2.5 gap-y-3 px-gutter scroll-px-gutter md:mx-0 md:grid-flow-row md:grid-cols-7 md:grid-rows-none md:justify-stretch md:gap-x-4 md:gap-y-5 md:px-0">
        {categories.map(({ category, cover }) => (
          <li key={category} className="w-27 md:w-auto">
            <Link
              href={category ? `/type?category=${category}` : '/type'}
              className="group block text-sm leading-5 text-ink-2 -outline-offset-2 hover:text-ink"
            >
              <span className="block overflow-hidden rounded-md">
                <Picture
                  picture={cover}
                  cuts={cuts}
                  sizes="(width >= 1200px) 158px, (width >= 768px) 13vw, 108px"
                  className="aspect-3/2 w-full transition-transform duration-500 group-hover:scale-[1.03]"
                />
              </span>
              <span className="mt-1.5 block truncate">{category ? nameOf(category) : t('allWorks')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const cuts = [videoThumbnailSize] as const;
