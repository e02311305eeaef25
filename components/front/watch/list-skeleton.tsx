/** What the list that plays stands in, so that its room is the same before it is there. */
export const listFrame = 'border-line border-b bg-surface pt-1 pb-3';
/** Its head and the row of its works: as high as what stands in them, whatever that is. */
export const listHead = 'flex min-h-11 items-center gap-1 px-gutter lg:px-3';
export const listRail = 'mt-1.5 min-h-26 gap-3 px-gutter lg:px-3';

/**
 * The shape of the list that plays. `isWanted` says that there is one; while nobody has read the address, the mark on the page
 * does (`ListMarkScript`).
 */
export function ListSkeleton({ isWanted }: { isWanted: boolean }) {
  return (
    <div aria-hidden="true" className={`${listFrame} ${isWanted ? '' : 'hidden in-data-listed:block'}`}>
      <div className={listHead}>
        <div className="grow">
          <div className="skeleton h-4 w-40" />
          <div className="skeleton mt-2 h-3 w-24" />
        </div>
      </div>
      <div className={`flex overflow-hidden ${listRail}`}>
        {[...Array(places).keys()].map((place) => (
          <div key={place} className="w-30 flex-none">
            <div className="skeleton aspect-3/2 rounded-md!" />
            <div className="skeleton mt-2 h-3 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** So many works stand beside each other on a wide screen. */
const places = 7;
