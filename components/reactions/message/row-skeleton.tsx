/** The shape of a notice that is about to come. */
export function RowSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-[44px_1fr] gap-x-3 py-4">
      <div className="skeleton size-11 rounded-full!" />
      <div>
        <div className="skeleton h-4 w-4/5" />
        <div className="skeleton mt-2 h-4 w-2/5" />
        <div className="skeleton mt-4 h-3.5 w-12" />
      </div>
    </div>
  );
}
