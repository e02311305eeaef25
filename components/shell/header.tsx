import { useTranslations } from 'next-intl';
import { HeaderAvatar } from './header-avatar';
import { HeaderStart } from './header-start';
import { HeaderTitle } from './header-title';
import { Menu } from './menu';

/**
 * The header of the product screens (specification section 2): language or way back, logo or title, avatar, menu. The own app
 * brings a header of its own.
 */
export function Header() {
  const t = useTranslations('shell');
  return (
    <header className="sticky top-0 z-5 border-b border-line bg-paper/88 backdrop-blur-lg backdrop-saturate-140 own-app:hidden">
      <a
        href="#main"
        className="absolute top-1 left-gutter z-1 -translate-y-20 rounded-full bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className="wrap grid h-head grid-cols-[1fr_auto_1fr] items-center">
        <HeaderStart />
        <HeaderTitle />
        <div className="flex items-center justify-end">
          <HeaderAvatar />
          <Menu />
        </div>
      </div>
    </header>
  );
}
