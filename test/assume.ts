/**
 * Fails, with a sentence, where something of Next or React that we rely on is no longer so.
 *
 * @param changed what they do otherwise: 'Next no longer …'
 * @param mend the file that relies on it
 */
export function assume(isSo: boolean, changed: string, mend: string): void {
  if (!isSo) throw new Error(`${changed} Mend ${mend}.`);
}
