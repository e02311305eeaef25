/**
 * Whether an id can be one of a person, so that no other address is asked for or kept. `next.config.mjs` repeats it where
 * it rewrites `/otherPeople?userId=…`.
 */
export function isPersonId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}
