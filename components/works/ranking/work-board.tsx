import type { RankedVideo } from '@/lib/works/ranking/contract';
import { LeadingWork } from './leading-work';
import { WorkRow } from './work-row';

/** Number of emphasised ranks. */
const leading = 3;

/**
 * A board of works: the first is the largest, the next two have large pictures, the others are rows. Ranks may be
 * missing.
 */
export function WorkBoard({ videos }: { videos: RankedVideo[] }) {
  const first = videos.filter(({ rank }) => rank <= leading);
  const others = videos.filter(({ rank }) => rank > leading);
  return (
    <>
      <ol className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5">
        {first.map((video) => (
          <li key={video.videoId} value={video.rank} className={video.rank === 1 ? 'col-span-2 md:row-span-2' : ''}>
            <LeadingWork video={video} />
          </li>
        ))}
      </ol>
      <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] border-line border-t lg:grid-cols-2 lg:gap-x-12 empty:hidden">
        {others.map((video) => (
          <li key={video.videoId} value={video.rank} className="border-line border-b">
            <WorkRow video={video} />
          </li>
        ))}
      </ol>
    </>
  );
}
