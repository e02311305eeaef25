import type { LeadFileType } from '../codes';
import { zipNames } from './zip-names';

/** The part that each kind of document has, and no other kind. */
const mainParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const satisfies Partial<Record<LeadFileType, string>>;

/** Parts that do something when a document is opened. */
const active = /(?:^|\/)(?:vbaproject\w*\.bin|vbadata\.xml|macrosheets\/|activex\/)/i;

/** Which document of the office suites these bytes are; null for none of them, and for one with macros. */
export function officeType(bytes: Uint8Array): 'docx' | 'xlsx' | 'pptx' | null {
  const isZip = [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);
  const names = isZip ? zipNames(bytes) : null;
  if (!names?.includes('[Content_Types].xml') || names.some((name) => active.test(name))) return null;
  const types = (['docx', 'xlsx', 'pptx'] as const).filter((type) => names.includes(mainParts[type]));
  const [type] = types;
  return types.length === 1 && type ? type : null;
}
