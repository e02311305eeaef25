import type { Notice } from '@/lib/base/notice/port';

/** What a notice says beside what it is about. */
export type Detail = Pick<Notice, 'quote' | 'answers' | 'path' | 'values'>;

/** As it is kept; what is undefined is left out. */
export function writeDetail({ quote, answers, path, values }: Notice): string {
  return JSON.stringify({ quote, answers, path, values } satisfies Detail);
}

export function readDetail(detail: string): Detail {
  return JSON.parse(detail) as Detail;
}
