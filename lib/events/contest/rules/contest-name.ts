import { contestNamePattern, reservedNames } from '../codes';

/** Whether a contest may have this name in its address. */
export function isContestName(name: string): boolean {
  return contestNamePattern.test(name) && !(reservedNames as readonly string[]).includes(name);
}
