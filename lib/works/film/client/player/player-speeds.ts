/** Selectable speeds. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next higher or lower speed; unchanged at the end. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const further = speeds.filter((one) => (step > 0 ? one > speed : one < speed));
  return (step > 0 ? further[0] : further.at(-1)) ?? speed;
}
