import { sanitizeRichText } from '@/lib/base/rich-text/port';
import type { Language } from '@/lib/platform/shared/language';
import { agreementPageId, privacyPageId } from '../contract';
import { agreementEn } from './first-pages/agreement-en';
import { agreementZh } from './first-pages/agreement-zh';
import { privacyEn } from './first-pages/privacy-en';
import { privacyZh } from './first-pages/privacy-zh';

interface FirstText {
  id: string;
  language: Language;
  title: string;
  body: string;
}

const texts: readonly FirstText[] = [
  { id: agreementPageId, language: 'zh', ...agreementZh },
  { id: agreementPageId, language: 'en', ...agreementEn },
  { id: privacyPageId, language: 'zh', ...privacyZh },
  { id: privacyPageId, language: 'en', ...privacyEn },
];

/**
 * Content pages of every new site, since people accept them when they register. Staff may change them. They are frozen
 * as the migration wrote them; later ones are in `first-documents.ts`.
 */
export function firstPages(): FirstText[] {
  return texts.map((page) => ({ ...page, body: sanitizeRichText(page.body) }));
}
