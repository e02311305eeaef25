import type { LeadFileType } from '../codes';
import { zipNames } from './zip-names';

/** The file in the archive that identifies each kind of document. */
const mainParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const satisfies Partial<Record<LeadFileType, string>>;

/** Files that run when a document is opened. */
const active = /(?:^|\/)(?:vbaproject\w*\.bin|vbadata\.xml|macrosheets\/|activex\/)/i;

/** The type of an office document by its bytes; null for other files, and for documents with macros. */
export function officeType(bytes: Uint8Array): 'docx' | 'xlsx' | 'pptx' | null {
  const isZip = [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);
  const names = isZip ? zipNames(bytes) : null;
  if (!names?.includes('[Content_Types].xml') || names.some((name) => active.test(name))) return null;
  const types = (['docx', 'xlsx', 'pptx'] as const).filter((type) => names.includes(mainParts[type]));
  const [type] = types;
  return types.length === 1 && type ? type : null;
}
