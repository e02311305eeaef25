import { useEffect, useRef, useState } from 'react';
import type { Said } from '@/lib/live/talk/contract';

/** A screen reader is told of what came at most this often, in ms. */
const everyMs = 10_000;

/** What a screen reader is told: one message as it is, several by their number. */
interface Heard {
  count: number;
  name: string;
  text: string;
}

/** What came since it was told last; null while there is nothing to tell. What was there at first is not told. */
export function useHeard(said: readonly Said[], isLoaded: boolean): Heard | null {
  const [heard, setHeard] = useState<Heard | null>(null);
  const now = useRef(said);
  now.current = said;
  useEffect(() => {
    if (!isLoaded) return;
    let last = now.current.at(-1)?.seq ?? 0;
    const telling = setInterval(() => {
      const fresh = now.current.filter(({ seq }) => seq > last);
      const latest = fresh.at(-1);
      setHeard(latest ? { count: fresh.length, name: latest.by.nickname, text: latest.text } : null);
      last = latest?.seq ?? last;
    }, everyMs);
    return () => clearInterval(telling);
  }, [isLoaded]);
  return heard;
}
