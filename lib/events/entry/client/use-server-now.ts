import { useEffect, useState } from 'react';

/** Interval in ms: it decides between fees of different days. */
const often = 20_000;

/** The server's time in ms, by how long the page is open: the visitor's clock may be wrong. */
export function useServerNow(first: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - begun), often);
    return () => clearInterval(timer);
  }, []);
  return first + passed;
}
