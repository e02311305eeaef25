import { orderLimits } from '../codes';

/** What a seller sells: `product` is the seller's id of it, the price is in fen. */
export interface SoldLine {
  product: string;
  titleZh: string;
  titleEn: string;
  quantity: number;
  unitFen: number;
}

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** The sum of an order in fen. Throws an Error for lines that no seller may ask for: prices are never from outside. */
export function totalOf(lines: readonly SoldLine[]): number {
  const { lines: mostLines, quantity: mostOfOne, totalFen } = orderLimits;
  const isSound = lines.every(
    ({ quantity, unitFen }) => quantity > 0 && isCount(quantity, mostOfOne) && isCount(unitFen, totalFen),
  );
  const total = lines.reduce((sum, { quantity, unitFen }) => sum + quantity * unitFen, 0);
  if (lines.length === 0 || lines.length > mostLines || !isSound || total > totalFen) {
    throw new Error('The lines of an order are not what an order may have.');
  }
  return total;
}
