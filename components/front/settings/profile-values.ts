import type { ProfileChange } from '@/lib/people/person/client/profile';
import type { UserInfo } from '@/lib/people/person/contract';

/** The profile as form values: no choice is an empty string. The area has a page of its own. */
export type ProfileValues = {
  nickname: string;
  gender: UserInfo['gender'];
  birthday: string;
  tagline: string;
  bio: string;
  creativeFields: string[];
  education: string;
  industry: string;
  profession: string;
  socialLinks: { name: string; url: string }[];
};

/** Initial values. For a text under review this is the new text, not the one that the public still sees. */
export function valuesOf({ underReview, ...info }: UserInfo): ProfileValues {
  return {
    nickname: underReview.nickname ?? info.nickname,
    gender: info.gender,
    birthday: info.birthday ?? '',
    tagline: underReview.tagline ?? info.tagline,
    bio: underReview.bio ?? info.bio,
    creativeFields: info.creativeFields,
    education: info.education,
    industry: info.industry ?? '',
    profession: info.profession ?? '',
    socialLinks: info.socialLinks,
  };
}

/** The fields that differ from what is saved. */
export function changedOf(values: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(saved[name as keyof ProfileValues]);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}

/** Form values as input of the call. */
export function toChange(fields: Partial<ProfileValues>): ProfileChange {
  const nothingChosen = (['birthday', 'industry', 'profession'] as const).filter((name) => fields[name] === '');
  return { ...fields, ...Object.fromEntries(nothingChosen.map((name) => [name, null])) };
}
