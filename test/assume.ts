/**
 * Fails with a sentence if an assumption about Next or React does not hold.
 *
 * @param changed what has changed: 'Next no longer …'
 * @param mend the file that relies on it
 */
export function assume(isSo: boolean, changed: string, mend: string): void {
  if (!isSo) throw new Error(`${changed} Mend ${mend}.`);
}
