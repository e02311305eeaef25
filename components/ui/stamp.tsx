import type { ReactNode } from 'react';

interface StampProps {
  /** `lit` is only for live, current and new. */
  tone?: 'shade' | 'lit';
  className?: string;
  children: ReactNode;
}

/** A word or a number on a picture. */
export function Stamp({ tone = 'shade', className = '', children }: StampProps) {
  const colours = tone === 'lit' ? 'bg-lit font-bold text-lit-ink' : 'bg-shade/72 text-white';
  return <span className={`rounded-sm px-1.75 py-0.5 text-xs tabular-nums ${colours} ${className}`}>{children}</span>;
}
