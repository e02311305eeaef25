import { wellFormed } from '@/lib/platform/shared/well-formed';
import type { LeadFileType } from '../codes';
import { oneLine } from './clean-text';

const longest = 80;

/**
 * The name under which a file is stored and downloaded: the customer's name for it, without folders and problematic
 * characters, with the extension of its real type.
 */
export function fileName(given: string, type: LeadFileType): string {
  const [name = ''] = given.split(/[\\/]/).slice(-1);
  const plain = oneLine(wellFormed(name))
    .normalize('NFC')
    // Invisible characters, and those that some file systems reserve.
    .replace(/[\p{Cf}\p{Co}<>:"|?*]/gu, '')
    // The extension decides what opens the file, so we set it: `offer.docm` for a docx would be wrong.
    .replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const stem = [...plain]
    .slice(0, longest)
    .join('')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${stem || 'file'}.${type}`;
}
