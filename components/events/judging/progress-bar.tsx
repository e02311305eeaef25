/** How much is done; the words beside it say the same. */
export function ProgressBar({ done, all }: { done: number; all: number }) {
  return (
    <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
      <div className="h-full bg-accent" style={{ width: `${all === 0 ? 0 : (100 * done) / all}%` }} />
    </div>
  );
}
