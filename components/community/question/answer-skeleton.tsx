/** The shape of an answer that is about to come. */
export function AnswerSkeleton() {
  return (
    <div aria-hidden="true" className="py-5">
      <div className="flex items-center gap-3">
        <div className="skeleton size-11 rounded-full!" />
        <div className="grow">
          <div className="skeleton h-4 w-1/4" />
          <div className="skeleton mt-2 h-3 w-1/5" />
        </div>
      </div>
      <div className="skeleton mt-4 h-4 w-full" />
      <div className="skeleton mt-2 h-4 w-11/12" />
      <div className="skeleton mt-2 h-4 w-3/5" />
    </div>
  );
}
