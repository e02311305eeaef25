/** Frame of the list being played, so that it has the same height before it is loaded. */
export const listFrame = 'border-line border-b bg-surface pt-1 pb-3';
/** Its head and its row of works have fixed heights. */
export const listHead = 'flex min-h-11 items-center gap-1 px-gutter lg:px-3';
export const listRail = 'mt-1.5 min-h-26 gap-3 px-gutter lg:px-3';

/**
 * Placeholder of the list being played. `isWanted` says that there is one; before the address is read, the mark on the
 * page decides (`ListMarkScript`).
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

/** Number of works in a row on a wide screen. */
const places = 7;
