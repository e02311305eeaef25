/** Rates that films are made in, as ffmpeg takes them; a measured rate is nearly never exactly one of them. */
const usual = ['24000/1001', '24', '25', '30000/1001', '30', '48', '50', '60000/1001', '60'];
/** As far as a measured rate may be from the one that is meant. */
const nearly = 0.004;
/** More than screens show (the budgets of `qualities` are made for it too). */
const most = 60;
/** Beyond this it is no rate but the resolution of a clock, as in films that browsers record. */
const absurd = 480;
const unknown = '30';

/** The rate, constant, that a film of this many pictures in a second is shown with; NaN where nobody knows. */
export function frameRateOf(measured: number): string {
  if (!(measured > 0) || measured > absurd) return unknown;
  if (measured >= most) return String(most);
  const close = usual
    .map((rate) => ({ rate, off: Math.abs(valueOfRate(rate) - measured) / measured }))
    .sort((one, other) => one.off - other.off)[0];
  return close && close.off <= nearly ? close.rate : String(Math.max(1, Math.round(measured)));
}

/** `30000/1001` as a number. */
export function valueOfRate(rate: string): number {
  const [above = 0, below = 1] = rate.split('/').map(Number);
  return above / below;
}
