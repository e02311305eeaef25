/** How far behind the newest part what is live is played, in seconds: less may stop whenever a piece is late. */
export const liveDelay = 5;
/** From how many seconds on one is behind: what playing alone needs is less. */
const behindFrom = 12;

/** Whether a video plays what was some time ago, after a pause for example; false for one without a newest part. */
export function isBehind(video: HTMLVideoElement): boolean {
  const edge = edgeOf(video);
  return edge !== null && edge.newest - video.currentTime >= behindFrom;
}

/** Moves a video to what happens now. */
export function toLiveEdge(video: HTMLVideoElement): void {
  const edge = edgeOf(video);
  if (edge) video.currentTime = Math.max(edge.oldest, edge.newest - liveDelay);
}

function edgeOf({ seekable }: HTMLVideoElement): { oldest: number; newest: number } | null {
  const last = seekable.length - 1;
  return last < 0 ? null : { oldest: seekable.start(last), newest: seekable.end(last) };
}
