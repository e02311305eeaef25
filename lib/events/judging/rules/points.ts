/** Thousandths of a point as points: totals have two decimals at most, means three, which decide. */
export function pointsOf(thousandths: number, { isMean = false } = {}): string {
  return (thousandths / 1000).toFixed(isMean ? 3 : 2);
}
