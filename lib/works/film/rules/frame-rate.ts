/** Common frame rates, as ffmpeg takes them; a measured rate is rarely exactly one of them. */
const usual = ['24000/1001', '24', '25', '30000/1001', '30', '48', '50', '60000/1001', '60'];
/** Maximum relative difference between a measured rate and the common one. */
const nearly = 0.004;
/** Maximum frame rate (the bandwidths of `qualities` assume it too). */
const most = 60;
/** Beyond this it is the resolution of a clock and not a frame rate, as in films recorded by browsers. */
const absurd = 480;
const unknown = '30';

/** The constant frame rate for a film with a measured rate; NaN if unknown. */
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
