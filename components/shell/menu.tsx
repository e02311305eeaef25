'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/platform/i18n/link';
import { PersonalCentreLink } from './personal-centre-link';

const items = [
  { href: '/', name: 'home' },
  { href: '/Find', name: 'discover' },
  { href: '/Search', name: 'search' },
] as const;

type MenuWords = Record<'open' | 'personalCentre' | (typeof items)[number]['name'], string>;

/** Safari before 17 and Chrome before 114 have none: there the button opens the panel by an attribute. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** The menu button and its four items (specification section 2), as a popover: a press beside it or Escape closes it. */
export function Menu({ words }: { words: MenuWords }) {
  const panel = useRef<HTMLElement>(null);
  const close = () => (hasPopovers() ? panel.current?.hidePopover() : panel.current?.removeAttribute('data-open'));
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={words.open}
        onClick={() => hasPopovers() || panel.current?.toggleAttribute('data-open')}
        className="-mr-2.75 grid size-11 place-items-center"
      >
        <Icon name="menu" />
      </button>
      <nav
        ref={panel}
        id="menu"
        popover="auto"
        aria-label={words.open}
        className="menu-panel w-56 rounded-md border border-line bg-surface p-2 text-ink"
      >
        <ul onClickCapture={close}>
          {items.map(({ href, name }) => (
            <li key={name}>
              <Link href={href} className={itemClass}>
                <Icon name={name} className="size-5" />
                {words[name]}
              </Link>
            </li>
          ))}
          <li>
            <PersonalCentreLink className={itemClass}>
              <Icon name="person" className="size-5" />
              {words.personalCentre}
            </PersonalCentreLink>
          </li>
        </ul>
      </nav>
    </>
  );
}

const itemClass = 'flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-sunk';
