import { wellFormed } from '@/lib/platform/shared/well-formed';
import type { LeadFileType } from '../codes';
import { oneLine } from './clean-text';

const longest = 80;

/**
 * The name under which a file is kept and saved: what the customer called it, without folders and without what a file
 * system or a reader would stumble over, ending in what the file is.
 */
export function fileName(given: string, type: LeadFileType): string {
  const [name = ''] = given.split(/[\\/]/).slice(-1);
  const plain = oneLine(wellFormed(name))
    .normalize('NFC')
    // Signs that are not seen, and those that some file system keeps to itself.
    .replace(/[\p{Cf}\p{Co}<>:"|?*]/gu, '')
    // The ending says what a double click does, so it is ours: `offer.docm` of a docx would be a lie.
    .replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const stem = [...plain]
    .slice(0, longest)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${stem || 'file'}.${type}`;
}
