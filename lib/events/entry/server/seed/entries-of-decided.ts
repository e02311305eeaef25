import type { SeedEntry } from './seed-entry';

/** Of the contest of 2020. */
export const ofPast: readonly SeedEntry[] = [
  { person: 5, work: 29, category: 'network', day: 2.5, pictures: 1 },
  { person: 13, work: 241, category: 'space', day: 5.6 },
  { person: 2, work: 200, category: 'time', day: 9.4 },
  { person: 17, work: 78, category: 'network', day: 14.7, pictures: 1 },
  { person: 30, work: 98, category: 'space', day: 18.5, pictures: 1 },
  { person: 21, work: 82, category: 'network', day: 22.6 },
  {
    ...{ person: 27, work: 58, category: 'space', day: 27.4, pictures: 1 },
    team: { name: '双人同梦小组', members: [[23, 'confirmed']] },
  },
  { person: 4, work: 131, category: 'space', day: 31.5 },
  { person: 19, work: 41, category: 'time', day: 36.6, pictures: 1 },
  { person: 3, work: 37, category: 'network', day: 40.5, pictures: 1 },
  { person: 29, work: 139, category: 'network', day: 44.7 },
  { person: 18, work: 86, category: 'space', day: 48.5 },
  { person: 8, work: 49, category: 'time', day: 51.6, pictures: 1 },
  { person: 12, work: 143, category: 'network', day: 52.5 },
];

/** Of the contest whose awards are published. */
export const ofDecided: readonly SeedEntry[] = [
  { person: 3, work: 186, category: 'system', day: 3.5, pictures: 2 },
  { person: 8, work: 92, category: 'space', day: 5.4, pictures: 1 },
  { person: 4, work: 96, category: 'time', day: 8.6 },
  { person: 1, work: 79, category: 'space', day: 11.5, pictures: 1 },
  { person: 21, work: 43, category: 'system', day: 13.7, pictures: 1 },
  { person: 14, work: 206, category: 'system', day: 16.4 },
  {
    ...{ person: 23, work: 6, category: 'space', day: 19.6, pictures: 1 },
    team: { name: '地心引力小组', members: [[27, 'confirmed']] },
  },
  { person: 36, work: 18, category: 'time', day: 22.5, pictures: 1 },
  { person: 22, work: 144, category: 'space', day: 25.4, pictures: 1 },
  { person: 28, work: 63, category: 'system', day: 27.7 },
  { person: 25, work: 218, category: 'time', day: 29.5 },
  { person: 9, work: 177, category: 'system', day: 31.6 },
  { person: 16, work: 116, category: 'time', day: 33.4 },
  { person: 11, work: 140, category: 'time', day: 34.5 },
  { person: 26, work: 127, category: 'time', day: 34.6, end: 'failed' },
  { person: 10, work: 223, category: 'space', day: 34.7, end: 'withdrawn' },
];
