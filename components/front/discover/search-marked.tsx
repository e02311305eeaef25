import { Fragment } from 'react';
import { markHits } from '@/lib/base/search/client/mark-hits';

/** A text with the searched words marked. */
export function Marked({ text, searched }: { text: string; searched: string }) {
  const parts = markHits(text, searched);
  let place = 0;
  return parts.map((part) => {
    const key = place;
    place += part.text.length;
    return part.isHit ? (
      <mark key={key} className="bg-transparent text-accent">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
}
