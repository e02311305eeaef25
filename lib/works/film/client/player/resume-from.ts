/** Who left this soon, in seconds, begins at the beginning. */
const soon = 5;
/** Who left this close to the end has seen the film. */
const atEnd = { seconds: 10, part: 0.97 };

/** Where a film goes on that was left at `position`, in seconds; null for the beginning. */
export function resumeFrom(position: number, duration: number): number | null {
  const end = Math.min(duration - atEnd.seconds, duration * atEnd.part);
  return position >= soon && position < end ? position : null;
}
