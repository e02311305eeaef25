import type { SeedEntry } from './seed-entry';

/** Of the contest that is judged without names; its judges see nothing but pictures and films. */
export const ofJudging: readonly SeedEntry[] = [
  { person: 3, work: 154, category: 'system', day: 2.5, pictures: 2 },
  { person: 4, work: 31, category: 'time', day: 4.6, pictures: 1 },
  { person: 7, work: 48, category: 'space', day: 6.4, pictures: 2 },
  { person: 8, work: 170, category: 'space', day: 8.5, pictures: 1 },
  { person: 9, work: 125, category: 'space', day: 9.7, pictures: 1 },
  { person: 11, work: 244, category: 'time', day: 11.5, pictures: 1 },
  { person: 12, work: 39, category: 'system', day: 12.6, pictures: 1 },
  { person: 13, work: 85, category: 'space', day: 14.4, pictures: 1 },
  { person: 14, work: 89, category: 'system', day: 15.5, pictures: 1 },
  { person: 15, work: 146, category: 'system', day: 17.7, pictures: 1 },
  { person: 16, work: 64, category: 'time', day: 18.5, pictures: 1 },
  { person: 17, work: 130, category: 'system', day: 19.6, pictures: 1 },
  { person: 18, work: 138, category: 'space', day: 21.4, pictures: 1 },
  { person: 20, work: 112, category: 'space', day: 22.5, pictures: 1 },
  { person: 21, work: 199, category: 'system', day: 23.7, pictures: 1 },
  {
    ...{ person: 23, work: 162, category: 'space', day: 25.5, pictures: 1 },
    team: { name: '一粒米', members: [[22, 'confirmed']] },
  },
  { person: 24, work: 2, category: 'space', day: 26.6, pictures: 2 },
  { person: 28, work: 56, category: 'system', day: 27.5, pictures: 1 },
];

/** Of the contest that takes works: the first ones are those of the demonstration's creator, in every state. */
export const ofOpen: readonly SeedEntry[] = [
  { person: 3, work: 133, category: 'film', day: 2.5, end: 'unchecked', pictures: 1 },
  { person: 3, work: 68, category: 'film', day: 3.6, end: 'failed' },
  { person: 3, work: 76, category: 'film', day: 4.5, end: 'withdrawn' },
  { person: 3, work: 3, category: 'installation', day: 8.7, end: 'transfer', pictures: 1 },
  { person: 3, work: 69, category: 'installation', day: 10, end: 'unpaid' },
  { person: 3, work: 232, category: 'film', day: 9.4, end: 'draft' },
  {
    ...{ person: 28, work: 24, category: 'collective', day: 9.3, end: 'draft' },
    team: {
      name: '深夜外卖观察组',
      members: [
        [3, 'invited'],
        [14, 'confirmed'],
        [20, 'declined'],
      ],
    },
  },
  { person: 12, work: 57, category: 'film', day: 1.6, pictures: 1 },
  { person: 19, work: 171, category: 'installation', day: 2.7, pictures: 1 },
  {
    ...{ person: 27, work: 175, category: 'collective', day: 4.4, pictures: 1 },
    team: {
      name: '代理人小组',
      members: [
        [23, 'confirmed'],
        [15, 'confirmed'],
      ],
    },
  },
  { person: 29, work: 61, category: 'film', day: 5.5, pictures: 1 },
  { person: 20, work: 8, category: 'installation', day: 6.6, pictures: 1 },
  { person: 13, work: 163, category: 'film', day: 7.5 },
  { person: 7, work: 126, category: 'film', day: 8.4, end: 'unchecked' },
];
