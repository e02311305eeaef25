import type { ReactNode } from 'react';
import { BusinessArt, type Drawing } from './business-art';

interface BusinessHeroProps {
  eyebrow: string;
  title: ReactNode;
  /** A sentence, or text of its own. */
  lede: ReactNode;
  drawing: Drawing;
  /** The buttons. */
  children: ReactNode;
}

/** The head of a business page. Its text precedes its picture at every width and is the largest paint. */
export function BusinessHero({ eyebrow, title, lede, drawing, children }: BusinessHeroProps) {
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-10 pt-11 md:pt-16 lg:grid-cols-[7fr_5fr]">
      <div>
        <p className="text-xs font-bold tracking-widest text-accent uppercase">{eyebrow}</p>
        <h1 className="mt-3.5 text-display md:mt-5">{title}</h1>
        <div className="mt-4 max-w-[34em] text-ink-2 text-pretty md:mt-6 md:text-lg lg:text-xl">
          {typeof lede === 'string' ? <p>{lede}</p> : lede}
        </div>
        <div className="mt-6 flex flex-wrap gap-2.5 md:mt-8">{children}</div>
      </div>
      <BusinessArt
        drawing={drawing}
        className="aspect-3/2 w-full rounded-lg md:aspect-5/2 lg:aspect-4/5 lg:max-h-[calc(100dvh-var(--spacing-head)-var(--dock)-128px)]"
      />
    </div>
  );
}
