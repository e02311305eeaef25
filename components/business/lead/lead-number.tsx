'use client';

import { useEffect, useState } from 'react';
import { SteadyLabel } from '@/components/ui/steady-label';
import { copyText } from '@/lib/platform/client/copy-text';

interface LeadNumberProps {
  number: string;
  words: Record<'label' | 'copy' | 'copied', string>;
}

/** How long the button says "copied", in ms. */
const saidFor = 3000;

/** The number of a request, large enough to be read out on the phone, and a button that copies it. */
export function LeadNumber({ number, words }: LeadNumberProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const [label, other] = isCopied ? [words.copied, words.copy] : [words.copy, words.copied];
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-y py-4">
      <p className="grow">
        <span className="block text-sm text-ink-3">{words.label}</span>
        <span className="text-hero font-bold tracking-tight tabular-nums select-all">{number}</span>
      </p>
      <button
        type="button"
        onClick={async () => setIsCopied(await copyText(number))}
        className="flex min-h-11 items-center rounded-full border border-line px-5 font-semibold hover:border-ink-3"
      >
        <span role="status">
          <SteadyLabel other={other}>{label}</SteadyLabel>
        </span>
      </button>
    </div>
  );
}
