import type { Language } from '@/lib/platform/shared/language';

export interface ContentPageTable {
  id: string;
  language: Language;
  title: string;
  /** Sanitised HTML. */
  body: string;
  updated_at: number;
}

declare module '@/lib/platform/server/db/tables' {
  interface Tables {
    content_page: ContentPageTable;
  }
}
