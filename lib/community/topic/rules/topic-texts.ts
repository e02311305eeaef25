import type { TopicPictureKind } from '../codes';

/** The texts of a channel; staff read them before the public does when prohibited words stand in them. */
export const reviewedFields = ['nameZh', 'nameEn', 'introZh', 'introEn'] as const;
export type ReviewedField = (typeof reviewedFields)[number];

export function isReviewed(field: string): field is ReviewedField {
  return reviewedFields.some((reviewed) => reviewed === field);
}

/** Everything that is said of a channel in words, under its field, without what is empty. */
export function topicTexts(topic: Record<ReviewedField, string>): { field: ReviewedField; text: string }[] {
  return reviewedFields.map((field) => ({ field, text: topic[field] })).filter(({ text }) => text !== '');
}

/** What a channel must have to be handed in; an English introduction does for the Chinese one. */
export const neededFields = ['nameZh', 'introZh', 'background', 'thumb'] as const;
export type NeededField = (typeof neededFields)[number];

type Topic = Record<ReviewedField, string> & Record<Exclude<TopicPictureKind, 'banner'>, string | null>;

/** What of that a channel lacks. */
export function missingFields({ nameZh, introZh, introEn, thumb, background }: Topic): NeededField[] {
  const isThere: Record<NeededField, boolean> = {
    nameZh: nameZh.trim() !== '',
    introZh: introZh.trim() !== '' || introEn.trim() !== '',
    thumb: thumb !== null,
    background: background !== null,
  };
  return neededFields.filter((field) => !isThere[field]);
}
