import type { SeedBuyer, SeedSale, SeedWaiting } from './seed-sale';

/** So many of the demonstration's artists, beginning with one; the thirtieth is followed by the first. */
const from = (first: number, count: number): SeedBuyer[] =>
  Array.from({ length: count }, (_, turn) => ((first - 1 + turn) % 30) + 1);

/** Orders of activities that are running, to come, past and canceled; each way in which a type sells is among them. */
export const seedSales: readonly SeedSale[] = [
  { activity: 1, type: 0, buyers: from(4, 5), each: 2, end: 'used' },
  { activity: 1, type: 0, buyers: from(20, 4), each: 3 },
  { activity: 1, type: 1, buyers: from(12, 5), each: 2 },
  { activity: 1, type: 2, buyers: from(25, 3), each: 2, end: 'used' },
  { activity: 1, type: 3, buyers: from(4, 2), each: 3 },
  { activity: 4, type: 0, buyers: from(7, 6), each: 2, end: 'used' },
  { activity: 4, type: 0, buyers: from(15, 3), each: 2 },
  { activity: 4, type: 2, buyers: from(9, 2) },
  { activity: 8, type: 0, buyers: from(3, 9) },
  { activity: 8, type: 1, buyers: from(14, 8) },
  { activity: 12, type: 0, buyers: from(1, 15), each: 2 },
  { activity: 12, type: 1, buyers: from(17, 6), each: 2 },
  { activity: 12, type: 1, buyers: ['audience'], each: 2, end: 'held' },
  { activity: 12, type: 2, buyers: from(24, 4) },
  { activity: 12, type: 2, buyers: [29], each: 2, end: 'returned' },
  { activity: 14, type: 0, buyers: from(8, 7), each: 2 },
  { activity: 14, type: 0, buyers: ['audience'] },
  { activity: 14, type: 1, buyers: from(18, 5) },
  { activity: 14, type: 1, buyers: [26], end: 'givenUp' },
  { activity: 15, type: 0, buyers: from(22, 6), each: 3 },
  { activity: 15, type: 1, buyers: from(10, 4), each: 2 },
  { activity: 21, type: 0, buyers: ['audience', ...from(2, 10)], end: 'used' },
  { activity: 21, type: 1, buyers: from(13, 6), each: 2, end: 'used' },
  { activity: 30, type: 0, buyers: from(19, 5), each: 2, end: 'used' },
  { activity: 34, type: 1, buyers: from(5, 5), each: 2, end: 'used' },
  { activity: 47, type: 0, buyers: ['audience', 3, 11], each: 2, end: 'refunded' },
  { activity: 47, type: 1, buyers: from(16, 2), each: 3, end: 'refunded' },
  { activity: 48, type: 0, buyers: from(3, 8) },
  { activity: 48, type: 1, buyers: ['audience', ...from(11, 8)], each: 2 },
  { activity: 50, type: 0, buyers: from(6, 7) },
  { activity: 50, type: 1, buyers: from(13, 12) },
  { activity: 50, type: 2, buyers: from(27, 4) },
];

export const seedWaitingLists: readonly SeedWaiting[] = [
  { activity: 8, type: 1, people: ['audience', 24, 25] },
  { activity: 12, type: 0, people: [17, 18, 20], each: 2 },
  { activity: 14, type: 1, people: [3, 4, 28] },
  { activity: 50, type: 1, people: from(1, 2) },
];

/** Who comes besides the buyer. */
export const companions = ['周舟', 'Ines', '林小满', '阿柏', 'Noor', '唐一苇'] as const;

/** What is answered to a question of an organiser, by its text; the others are left out. */
export const answers: Readonly<Record<string, readonly string[]>> = {
  '你用哪一款软件？': ['MadMapper', 'Resolume Arena', '自己写的，C++', 'TouchDesigner'],
  '投过多大的墙？': ['一扇门', '二十米，下着雨'],
  '对面粉过敏吗？': ['不过敏', '不过敏，很喜欢', '轻微，我戴口罩', 'No, and I like bread'],
  '从哪里听说我们的？': ['朋友', '你们的猫'],
};
