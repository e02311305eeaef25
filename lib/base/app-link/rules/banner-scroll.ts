/** Pixels of scroll past which the header's download banner hides (specification section 9). */
const threshold = 90;

/**
 * Whether the header's download banner is hidden after a scroll (specification section 4): once past 90 it is, at 0 it
 * shows again, and in between it stays as it was. Pulled beyond the top counts as 0.
 */
export function bannerHidden(hidden: boolean, scrollY: number): boolean {
  return scrollY > threshold || (hidden && scrollY > 0);
}
