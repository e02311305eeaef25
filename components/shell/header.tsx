import { useTranslations } from 'next-intl';
import { AppBanner, type AppOffer, HeadStack } from '@/components/app-link/card-app-banner';
import { HeaderAvatar } from './header-avatar';
import { HeaderStart } from './header-start';
import { HeaderTitle } from './header-title';
import { Menu } from './menu';

/**
 * The header of a page (specification section 2): the download banner, then language or way back, logo or title,
 * avatar, menu. The own app brings a header of its own.
 */
export function Header({ ways }: AppOffer) {
  const t = useTranslations('shell');
  return (
    <HeadStack>
      <a
        href="#main"
        className="absolute top-1 left-gutter z-1 -translate-y-20 rounded-full bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <AppBanner ways={ways} />
      <div className="border-b border-line bg-paper/88 backdrop-blur-lg backdrop-saturate-140">
        <div className="wrap grid h-head-row grid-cols-[1fr_auto_1fr] items-center">
          <HeaderStart />
          <HeaderTitle />
          <div className="flex items-center justify-end">
            <HeaderAvatar />
            <Menu />
          </div>
        </div>
      </div>
    </HeadStack>
  );
}
