import { useTranslations } from 'next-intl';
import { AppBanner, type AppOffer } from '@/components/base/app-link/card-app-banner';
import { HeadStack } from '@/components/base/app-link/card-head-stack';
import { Mark } from '@/components/ui/mark';
import { Link } from '@/lib/platform/i18n/link';
import { HeaderAvatar } from './header-avatar';
import { HeaderStart } from './header-start';
import { HeaderTitle } from './header-title';
import { Menu } from './menu';
import { titledScreens } from './titled-screens';

/**
 * The header of a page (specification section 2): the download banner, then language or way back, logo or title,
 * avatar, menu. The own app brings a header of its own. What can be drawn on the server is, and client components get their
 * words from here: every marketing page loads their code, and a message library would weigh more than all of it.
 */
export function Header({ app }: { app: AppOffer }) {
  const t = useTranslations('shell');
  const menu = {
    open: t('menu.open'),
    home: t('menu.home'),
    discover: t('menu.discover'),
    search: t('menu.search'),
    personalCentre: t('menu.personalCentre'),
  };
  const titles = Object.fromEntries(titledScreens.map((name) => [name, t(`titles.${name}`)]));
  return (
    <HeadStack>
      <a
        href="#main"
        className="absolute top-1 left-gutter z-1 -translate-y-20 rounded-full bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <AppBanner {...app} />
      <div className="border-b border-line bg-paper/88 backdrop-blur-lg backdrop-saturate-140">
        <div className="wrap grid h-head-row grid-cols-[1fr_auto_1fr] items-center">
          <HeaderStart
            words={{ back: t('back'), language: { short: t('language.short'), label: t('language.label') } }}
          />
          <HeaderTitle titles={titles}>
            <Link
              href="/"
              aria-label={t('home')}
              className="flex h-11 items-center gap-2.25 text-base font-bold tracking-wide"
            >
              <Mark />
              {t('name')}
            </Link>
          </HeaderTitle>
          <div className="flex items-center justify-end">
            <HeaderAvatar words={{ label: menu.personalCentre, unread: t('unread') }} />
            <Menu words={menu} />
          </div>
        </div>
      </div>
    </HeadStack>
  );
}
