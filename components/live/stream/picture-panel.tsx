import type { ReactNode } from 'react';

interface PicturePanelProps {
  title: ReactNode;
  text: string;
  /** In place of covering what is below at all times. */
  className?: string;
  /** The way on. */
  children?: ReactNode;
}

/** What stands over the picture of a broadcast where there is nothing to see: why, and what comes. */
export function PicturePanel({ title, text, className = 'flex', children }: PicturePanelProps) {
  return (
    <div
      role="status"
      className={`absolute inset-0 z-1 flex-col items-center justify-center gap-1 overflow-y-auto bg-shade/72 px-6 py-4 text-center text-white [&_:focus-visible]:outline-white ${className}`}
    >
      <p className="font-semibold text-lg tabular-nums md:text-xl">{title}</p>
      <p className="max-w-110 whitespace-pre-line text-sm text-white/90 text-pretty wrap-anywhere md:text-base">
        {text}
      </p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

/** A way on over a picture: white on any background. */
export const panelWay =
  'inline-flex min-h-11 items-center justify-center rounded-full bg-white px-5 font-semibold text-lit-ink text-base';
/** One that is not the main one. */
export const panelOtherWay =
  'inline-flex min-h-11 items-center justify-center rounded-full border border-white/60 px-5 font-semibold text-base';
