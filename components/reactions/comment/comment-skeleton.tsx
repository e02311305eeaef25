/** Placeholder of a comment. */
export function CommentSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-[28px_1fr] gap-x-3 py-4">
      <div className="skeleton size-7 rounded-full!" />
      <div>
        <div className="skeleton mt-1.5 h-3.5 w-1/3" />
        <div className="skeleton mt-3 h-3.5 w-full" />
        <div className="skeleton mt-2 mb-6 h-3.5 w-3/5" />
      </div>
    </div>
  );
}
