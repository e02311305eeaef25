/** Pixels of scroll past which the header's download banner hides (specification section 9). */
const threshold = 90;

/**
 * Whether the header's download banner is hidden after a scroll (specification section 4): beyond 90 it is, at 0 it
 * shows again, and in between its state stays. Overscroll at the top counts as 0.
 */
export function bannerHidden(hidden: boolean, scrollY: number): boolean {
  return scrollY > threshold || (hidden && scrollY > 0);
}
