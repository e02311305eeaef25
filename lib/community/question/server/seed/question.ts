/** The demonstration's people by the name that questions and answers call them; `person-001` is 1. */
const numbers = {
  ...{ xuyan: 1, mio: 2, lin: 3, shen: 4, adaeze: 5, teo: 6, luz: 7, ingrid: 8, bram: 9, chen: 10, kurosaki: 11 },
  ...{ kwabena: 12, zanele: 13, nour: 14, emre: 15, mirela: 16, oisin: 17, clemence: 18, jonas: 19, luobei: 20 },
  ...{ he: 21, sumu: 22, zheng: 23, gu: 24, aynur: 25, rafael: 26, seoon: 27, priya: 28, tomasz: 29, marama: 30 },
  ...{ weekend: 31, halfacre: 32, limestone: 33, halvmane: 34, marea: 35, backyard: 36 },
} as const;
export type SeedSpeaker = keyof typeof numbers | 'desk' | 'watcher';

/** The id of the person. */
export function speakerId(name: SeedSpeaker): string {
  if (name === 'desk') return 'person-house';
  if (name === 'watcher') return 'person-audience';
  return `person-${String(numbers[name]).padStart(3, '0')}`;
}

/** Answers by who gave them, the earliest first. */
export type SeedAnswers = Partial<Record<SeedSpeaker, string>>;

/** A demonstration question as it was written, with its answers, all in one language; Chinese is told by its script. */
export interface SeedQuestion {
  /** Number of the channel; `topic-01` is 1. */
  topic: number;
  by: SeedSpeaker;
  title: string;
  text: string;
  answers?: SeedAnswers;
  /** Whose answer is accepted. */
  accepted?: SeedSpeaker;
  /** What it said before a change. */
  earlier?: { title?: string; text: string };
  /** What answers said before a change. */
  earlierAnswers?: SeedAnswers;
  /** Its asker wanted to delete it when others had answered. */
  isClosed?: boolean;
  /** `shown` where nothing else is said; `waiting` for its watched words. */
  state?: 'waiting' | 'removed';
  /** An answer that waits for its watched words. */
  waitingAnswers?: SeedAnswers;
}
