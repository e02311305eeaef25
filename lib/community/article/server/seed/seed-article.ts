/** The text of a demonstration article in one language. */
export interface SeedText {
  title: string;
  body: string;
}

/** An article of the demonstration: `author` and `topic` by their numbers (`person-001`, `topic-01`). */
export interface SeedArticle {
  author: number;
  topic: number | null;
  tags: readonly string[];
  zh: SeedText | null;
  en: SeedText | null;
}
