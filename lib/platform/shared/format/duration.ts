/**
 * A length in seconds as mm:ss, or hh:mm:ss from one hour (specification section 9). Fractions are cut. An unknown
 * length (negative, NaN, the Infinity of a live stream) is 00:00.
 */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
