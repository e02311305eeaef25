import type { TopicKind, TopicState } from '../../codes';

/** A demonstration channel as it was written. */
export interface SeedChannel {
  nameZh: string;
  nameEn: string | null;
  introZh: string;
  introEn: string | null;
  kind: TopicKind;
  members: number;
  /** Works with one of these tags stand in it. */
  tags: readonly string[];
  /** Works of these people do, too. */
  authors?: readonly string[];
  /** Who hosts it, or will; of the others somebody in turn. */
  host?: string;
  isFeatured?: boolean;
  /** `verified` where nothing else is said. */
  state?: TopicState;
  /** What staff said when they refused it or took it down. */
  reason?: string;
}

type Texts = readonly [nameZh: string, nameEn: string | null, introZh: string, introEn: string | null];

/** A channel of the kind with these texts. */
export const channel = (kind: TopicKind, texts: Texts, rest: Omit<SeedChannel, KeyOfTexts | 'kind'>): SeedChannel => {
  const [nameZh, nameEn, introZh, introEn] = texts;
  return { nameZh, nameEn, introZh, introEn, kind, ...rest };
};

type KeyOfTexts = 'nameZh' | 'nameEn' | 'introZh' | 'introEn';
