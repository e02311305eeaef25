/** A position before this, in seconds, counts as the beginning. */
const soon = 5;
/** A position this close to the end counts as the end. */
const atEnd = { seconds: 10, part: 0.97 };

/** Where a film resumes that was left at `position`, in seconds; null for the beginning. */
export function resumeFrom(position: number, duration: number): number | null {
  const end = Math.min(duration - atEnd.seconds, duration * atEnd.part);
  return position >= soon && position < end ? position : null;
}
