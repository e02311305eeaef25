/** A spinner while the film loads; static with reduced motion. */
export function PlayerSpinner() {
  return (
    <span
      aria-hidden="true"
      className="size-10 animate-spin rounded-full border-2 border-white/30 border-t-white motion-reduce:border-white/60"
    />
  );
}
