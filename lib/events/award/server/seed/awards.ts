import type { SeedTime } from '@/lib/events/contest/port';

type Words = readonly [zh: string, en: string];

/** An award of the demonstration, with the numbers of those who win it and why. */
interface SeedAward {
  name: Words;
  prize: Words;
  winners: readonly (readonly [number: number, citation: Words])[];
}

/** The result of a decided contest of the demonstration. */
export interface SeedResult {
  contestId: string;
  /** How many of the standing are on the shortlist. */
  top: number;
  shortlisted: SeedTime;
  decided: SeedTime;
  awards: readonly SeedAward[];
}

/** The certificate of the demonstration that was asked for. */
export const seedCertificate = {
  code: 'AWARD2026GHT0001',
  ...{ entryId: 'contest-decided-e01', personId: 'person-003' },
  award: { contestId: 'contest-decided', place: 0 },
} as const;

export const seedResults: readonly SeedResult[] = [
  {
    ...{ contestId: 'contest-2020', top: 6, shortlisted: [84, 10], decided: [90, 10] },
    awards: [
      {
        name: ['年度作品', 'Work of the Year'],
        prize: ['奖金 50,000 元', '50,000 yuan'],
        winners: [
          [
            5,
            [
              '它把一条已经干涸的河还给了天空，也还给了记得它的人。',
              'It gives a river that has run dry back to the sky, and to those who remember it.',
            ],
          ],
        ],
      },
      {
        name: ['评委会奖', 'Jury Award'],
        prize: ['奖金 10,000 元', '10,000 yuan'],
        winners: [
          [1, ['织机原来一直是一台计算机。', 'The loom was a computer all along.']],
          [13, ['冷、暗，以及准确的温柔。', 'Cold, dark, and tender with precision.']],
        ],
      },
      {
        name: ['观众奖', 'Audience Award'],
        prize: ['由公众投票选出', 'Chosen by the public vote'],
        winners: [
          [
            8,
            [
              '在不能握手的一年里，大家记住了地板上的余温。',
              'In a year without handshakes, people remembered warmth on a floor.',
            ],
          ],
        ],
      },
    ],
  },
  {
    ...{ contestId: 'contest-decided', top: 8, shortlisted: [54, 10], decided: [60, 10] },
    awards: [
      {
        name: ['金奖', 'Gold'],
        prize: ['奖金 60,000 元，临江三号仓个展一次', '60,000 yuan and a solo show at Warehouse 3'],
        winners: [
          [
            1,
            [
              '三十件不存在的藏品，让人第一次认真地怀疑自己看过的展览。',
              'Thirty objects that do not exist make us doubt, for once in earnest, all that we have seen in museums.',
            ],
          ],
        ],
      },
      {
        name: ['银奖', 'Silver'],
        prize: ['奖金 20,000 元', '20,000 yuan'],
        winners: [
          [7, ['身体比眼睛诚实，这件作品证明了它。', 'The body is more honest than the eye, and here is the proof.']],
          [9, ['一阵风离站以后，还能停在一间屋子里。', 'When a train has left, its wind can still wait in a room.']],
        ],
      },
      {
        name: ['评委会特别奖', 'Special Mention of the Jury'],
        prize: ['奖金 8,000 元', '8,000 yuan'],
        winners: [
          [
            4,
            [
              '借走的影子最后都还了回来，只有一个没有。',
              'All of the shadows were brought back in the end. All but one.',
            ],
          ],
        ],
      },
      {
        name: ['观众奖', 'Audience Award'],
        prize: ['由公众投票选出', 'Chosen by the public vote'],
        winners: [[8, ['坐下来的人，都成了演奏者。', 'Whoever sat down became one of the players.']]],
      },
    ],
  },
];
