import { identify } from '@/lib/base/media/port';
import type { LeadFileType } from '../codes';
import { officeType } from '../rules/office-type';

const pictures: Record<string, LeadFileType> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Content types of downloads, by file type. */
export const contentTypes: Record<LeadFileType, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** The type of a file by its bytes; null for types that a request may not contain. */
export function tellFile(bytes: Uint8Array): LeadFileType | null {
  if (/^%PDF-[12]\./.test(String.fromCharCode(...bytes.subarray(0, 8)))) return 'pdf';
  return pictures[identify(bytes)?.contentType ?? ''] ?? officeType(bytes);
}
