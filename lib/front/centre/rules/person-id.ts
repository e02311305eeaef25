/**
 * Whether a string can be a person's id, so that no other address is read or cached. `next.config.mjs` repeats it where
 * it rewrites `/otherPeople?userId=…`.
 */
export function isPersonId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}
