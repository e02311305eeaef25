'use client';

import { useRef } from 'react';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { Link } from '@/lib/platform/i18n/link';

interface FrameTabsProps {
  label: string;
  tabs: readonly { href: string; name: string; isCurrent: boolean }[];
}

/** The pages of a contest in a row that stays at the top; each is a page of its own. */
export function FrameTabs({ label, tabs }: FrameTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffectOn(tabs.find(({ isCurrent }) => isCurrent)?.href, () => showCurrent(list.current));
  return (
    <nav aria-label={label} className="sticky top-head z-4 bg-paper">
      <div className="wrap">
        <ul ref={list} className="rail -mx-gutter gap-5 border-line border-b px-gutter md:gap-6.5">
          {tabs.map(({ href, name, isCurrent }) => (
            <li key={href} className="flex-none">
              <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={tabClass}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Looks like the tab of a row whose panels are in one page. */
const tabClass =
  'relative block whitespace-nowrap py-3 -outline-offset-2 text-ink-2 hover:text-ink aria-[current]:font-bold aria-[current]:text-ink ' +
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-accent';

/** Brings the current tab to the middle of a row that is wider than the screen; the page itself must not scroll. */
function showCurrent(list: HTMLElement | null) {
  const tab = list?.querySelector('[aria-current]');
  if (!list || !tab) return;
  const [row, its] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += (its.left + its.right - row.left - row.right) / 2;
}
