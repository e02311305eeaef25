import { useTranslations } from 'next-intl';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { Link } from '@/lib/platform/i18n/link';
import type { FindContent } from './find-content';

interface FindSectionProps {
  name: Exclude<keyof FindContent, 'hotWords' | 'banners' | 'categories'>;
  /** The page of the full list, if there is one. */
  more?: string;
  /** The link component. */
  Way?: ComponentType<ComponentProps<typeof Link>>;
  children: ReactNode;
}

/** A section of /Find with its heading, and a link to the full list where there is one. */
export function FindSection({ name, more, Way = Link, children }: FindSectionProps) {
  const t = useTranslations('discoverFind');
  const id = `find-${name}`;
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-4 md:mt-14">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4 md:mb-4">
        <h2 id={id} className="min-w-0 text-xl md:text-2xl">
          {t(`sections.${name}`)}
        </h2>
        {more && (
          <Way
            href={more}
            className="-mr-2 flex min-h-11 flex-none items-center gap-1 rounded-sm px-2 text-sm text-ink-2 transition-colors hover:text-ink"
          >
            {t('more')}
            <span className="sr-only"> {t(`sections.${name}`)}</span>
            <ScreenIcon name="arrow" className="size-4" />
          </Way>
        )}
      </div>
      {children}
    </section>
  );
}
