'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { afterLoad } from '@/lib/platform/client/after-load';
import { useLayoutEffectOn } from '@/lib/platform/client/use-layout-effect-on';
import { usePathname } from '@/lib/platform/i18n/use-navigation';
import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';

type Motion = typeof import('framer-motion/dom/mini');

/** Loaded after the first page, so that it does not delay its paint; until then pages change without an animation. */
let motion: Motion | null = null;

const seconds = 0.3;
const distance = 32;

function loadMotion() {
  if (motion) return;
  importWithTimeout(() => import('framer-motion/dom/mini'), 'motion').then(
    (loaded) => {
      motion = loaded;
    },
    (error: unknown) => console.warn('Screens change without a slide', error),
  );
}

/** Slides a product screen in when the visitor comes to it from another one (specification section 2). */
export function RouteSlide({ children }: { children: ReactNode }) {
  const path = usePathname();
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => afterLoad(loadMotion), []);

  useLayoutEffectOn(path, () => {
    const { came } = document.documentElement.dataset;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!motion || !screen.current || !came || isStill) return;
    const from = came === 'back' ? -distance : distance;
    const slide = motion.animate(
      screen.current,
      { opacity: [0, 1], transform: [`translateX(${from}px)`, 'none'] },
      { duration: seconds, ease: [0.2, 0.8, 0.2, 1] },
    );
    return () => slide.cancel();
  });

  return <div ref={screen}>{children}</div>;
}
