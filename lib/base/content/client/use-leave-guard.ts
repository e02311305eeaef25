'use client';

import { useEffect, useRef, useState } from 'react';
import type { PageSaver } from './use-draft';

/**
 * Intercepts links that leave unsaved changes: they are saved first, and if that fails the person is asked. `asks` is
 * true meanwhile; then `leave` follows the link and `stay` does not.
 */
export function useLeaveGuard(saver: PageSaver) {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const isPassing = useRef(false);

  useEffect(() => {
    const guard = (event: MouseEvent) => {
      const pressed = leadingAway(event);
      if (!pressed || isPassing.current || !saver.isDirty) return;
      // Before React and Next handle it.
      event.preventDefault();
      event.stopPropagation();
      void saver.save().then((isSaved) => (isSaved ? follow(pressed, isPassing) : setLink(pressed)));
    };
    document.addEventListener('click', guard, true);
    return () => document.removeEventListener('click', guard, true);
  }, [saver]);

  function leave() {
    setLink(null);
    if (link) follow(link, isPassing);
  }
  return { asks: link !== null, leave, stay: () => setLink(null) };
}

/** Presses it again, with its normal effect. */
function follow(link: HTMLAnchorElement, isPassing: { current: boolean }) {
  isPassing.current = true;
  link.click();
  isPassing.current = false;
}

/** The link of a press that opens another page in this tab. */
function leadingAway(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download') || link.isContentEditable) return null;
  const { origin, pathname, search } = new URL(link.href);
  if (!/^https?:/.test(link.href)) return null;
  return origin === location.origin && pathname === location.pathname && search === location.search ? null : link;
}
