/** Shown where a person has no avatar (specification section 9). Apart, because every page has one in its head. */
export const fallbackAvatar = '/fallback/avatar.svg';
