/**
 * Shown for a person without an avatar (specification section 9). In a module of its own, because every page uses it in
 * its header.
 */
export const fallbackAvatar = '/fallback/avatar.svg';
