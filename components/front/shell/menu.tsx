import { ScreenIcon } from '@/components/ui/screen-icon';
import { Link } from '@/lib/platform/i18n/link';
import { MenuPanel } from './menu-panel';
import { PersonalCentreLink } from './personal-centre-link';

const items = [
  { href: '/', name: 'home' },
  { href: '/Find', name: 'discover' },
  { href: '/Search', name: 'search' },
] as const;

type MenuWords = Record<'open' | 'personalCentre' | (typeof items)[number]['name'], string>;

/** The menu and its four items (specification section 2). Only its button needs code in the browser. */
export function Menu({ words }: { words: MenuWords }) {
  return (
    <MenuPanel label={words.open}>
      <ul>
        {items.map(({ href, name }) => (
          <li key={name}>
            <Link href={href} className={itemClass}>
              <ScreenIcon name={name} className="size-5" />
              {words[name]}
            </Link>
          </li>
        ))}
        <li>
          <PersonalCentreLink className={itemClass}>
            <ScreenIcon name="person" className="size-5" />
            {words.personalCentre}
          </PersonalCentreLink>
        </li>
      </ul>
    </MenuPanel>
  );
}

const itemClass = 'flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-sunk';
