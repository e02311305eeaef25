/** A number that was counted up to `most`: `99+` for a hundred and more, where that is the most. */
export function formatCapped(count: number, most: number): string {
  return count < most ? String(count) : `${most - 1}+`;
}
